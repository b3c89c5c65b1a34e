import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { MAX_EVENT_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import type { QuoteView } from '#src/contracts/private-events/quotes.ts';
import { venue } from '#src/venue.ts';
import { Alert } from '#web/shared/ui/feedback/Alert.tsx';
import { Field, FieldGroup } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { describeTooSmall, isAnswered, type HoldValues } from './holdValues.ts';
import { useTurnsToHoldQuery } from './pipelineApi.ts';

type Props = { quote: QuoteView; form: UseFormReturn<HoldValues> };

const UNANSWERED = 'Di’ che cosa occupa la festa, o scegli «Non occupa posti».';

/** Fields for the covers, rooms and turns that a private event takes from the service. */
export const HoldFields = ({ quote, form }: Props) => {
  const { register, watch } = form;
  return (
    <Fields>
      <Check>
        <input type="checkbox" {...register('takesNothing')} /> Non occupa posti
      </Check>
      {!watch('takesNothing') && <SeatFields quote={quote} form={form} />}
    </Fields>
  );
};

const SeatFields = ({ quote, form }: Props) => {
  const { register, watch, formState } = form;
  const people = Number(watch('covers')) || quote.numberOfPeople;
  const tooSmall = describeTooSmall(people, watch('floors'));
  return (
    <>
      <Field label="Coperti" hint="Vuoto: nessuno." error={formState.errors.covers?.message}>
        {(control) => (
          <Input
            {...control}
            {...register('covers', { validate: (_, values) => isAnswered(values) || UNANSWERED })}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_EVENT_PARTY_SIZE}
          />
        )}
      </Field>
      <FieldGroup legend="Sale">
        <Choices>
          {venue.rooms.map(({ floor, name, seats }) => (
            <Check key={floor}>
              <input type="checkbox" value={floor} {...register('floors')} /> {name}, {seats} posti
            </Check>
          ))}
        </Choices>
      </FieldGroup>
      {tooSmall && (
        <Alert tone="low" live>
          {tooSmall}
        </Alert>
      )}
      <Turns quote={quote} form={form} />
      <Check>
        <input type="checkbox" {...register('closesService')} /> Chiudi tutto il servizio
      </Check>
      <Check>
        <input type="checkbox" {...register('despiteConflicts')} /> Va bene anche se i coperti non
        bastano
      </Check>
    </>
  );
};

const Turns = ({ quote, form: { register } }: Props) => {
  const { data: slots = [] } = useTurnsToHoldQuery();
  const turns = slots.filter((slot) => slot.isActive && slot.mealType === quote.mealType);
  return (
    <FieldGroup legend={`Turni (nessuno scelto: tutto il servizio, ${quote.mealType})`}>
      <Choices>
        {turns.map(({ id, startTime, endTime }) => (
          <Check key={id}>
            <input type="checkbox" value={id} {...register('timeSlotIds')} /> {startTime} –{' '}
            {endTime}
          </Check>
        ))}
      </Choices>
    </FieldGroup>
  );
};

const Fields = styled.div`
  display: grid;
  gap: 8px;
`;
const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;
`;
const Check = styled.label`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 44px;
  font-size: 1rem;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    accent-color: #1c3f8f;
  }
`;
