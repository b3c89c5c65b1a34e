import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { styled } from 'styled-components';
import { MAX_EVENT_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import {
  contactChannelLabel,
  contactChannels,
} from '#src/contracts/private-events/pipeline-codes.ts';
import { eventPlaceLabel, eventPlaces } from '#src/contracts/private-events/wish-codes.ts';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { venueToday } from '#web/shared/dates/formatItalianDates.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { EmailInput, Input, Select, Textarea } from '#web/shared/ui/forms/Input.ts';
import type { TakenValues } from './useEnterQuoteRequest.ts';

type Props = { register: UseFormRegister<TakenValues>; errors: FieldErrors<TakenValues> };

const OPTIONAL = '(facoltativo)';
const emptyIsUndefined = { setValueAs: (value: string | undefined) => value || undefined };

export const TakenGuestFields = ({ register, errors }: Props) => (
  <>
    <Field label="Nome e cognome" required error={errors.customerName?.message}>
      {(control) => <Input {...control} {...register('customerName')} autoComplete="off" />}
    </Field>
    <Field label="Telefono" required error={errors.customerPhone?.message}>
      {(control) => (
        <Input {...control} {...register('customerPhone')} type="tel" autoComplete="off" />
      )}
    </Field>
    <Field label="E-mail" optional={OPTIONAL} error={errors.customerEmail?.message}>
      {(control) => <EmailInput {...control} {...register('customerEmail')} autoComplete="off" />}
    </Field>
    <Field label="Come" error={errors.channel?.message}>
      {(control) => (
        <Select {...control} {...register('channel')}>
          {contactChannels.map((channel) => (
            <option key={channel} value={channel}>
              {contactChannelLabel[channel]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  </>
);

export const TakenOccasionFields = ({ register, errors }: Props) => (
  <>
    <Field label="Data della festa" required error={errors.eventDate?.message}>
      {(control) => (
        <Input
          {...control}
          {...register('eventDate')}
          type="date"
          min={venueToday(new Date(serverNow()))}
        />
      )}
    </Field>
    <Field label="Pasto" error={errors.mealType?.message}>
      {(control) => (
        <Select {...control} {...register('mealType')}>
          <option value="pranzo">Pranzo</option>
          <option value="cena">Cena</option>
        </Select>
      )}
    </Field>
    <Field label="Persone" required error={errors.numberOfPeople?.message}>
      {(control) => (
        <Input
          {...control}
          {...register('numberOfPeople')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_EVENT_PARTY_SIZE}
        />
      )}
    </Field>
    <Field label="Che cosa festeggia" optional={OPTIONAL} error={errors.celebration?.message}>
      {(control) => <Input {...control} {...register('celebration')} />}
    </Field>
  </>
);

export const TakenWishFields = ({ register, errors }: Props) => (
  <>
    <Field label="A che ora" optional={OPTIONAL} error={errors.startTime?.message}>
      {(control) => (
        <Input {...control} {...register('startTime', emptyIsUndefined)} type="time" step={900} />
      )}
    </Field>
    <Field label="Dove" optional={OPTIONAL} error={errors.place?.message}>
      {(control) => (
        <Select {...control} {...register('place', emptyIsUndefined)}>
          <option value="">Non detto</option>
          {eventPlaces.map((place) => (
            <option key={place} value={place}>
              {eventPlaceLabel[place]}
            </option>
          ))}
        </Select>
      )}
    </Field>
    <Wide>
      <Field label="Che cosa desidera" required error={errors.menuIdeas?.message}>
        {(control) => <Textarea {...control} {...register('menuIdeas')} rows={3} />}
      </Field>
    </Wide>
  </>
);

const Wide = styled.div`
  grid-column: 1 / -1;
`;
