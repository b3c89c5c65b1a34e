import { Controller, type Control, type UseFormRegister } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { MAX_EVENT_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { eventPlaces, MAX_BUDGET_PER_PERSON } from '#src/contracts/private-events/wish-codes.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { selectLastQuoteDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Select, Textarea } from '#web/shared/ui/forms/Input.ts';
import { MealChoice } from '#web/shared/ui/forms/MealChoice.tsx';
import type { ParsedQuote, QuoteDraft } from './quoteSchema.ts';

export type FieldsProps = {
  register: UseFormRegister<QuoteDraft>;
  problem: (name: keyof QuoteDraft) => string | undefined;
};

type EventFieldsProps = FieldsProps & {
  control: Control<QuoteDraft, unknown, ParsedQuote>;
  onChange: () => void;
};

export const EventFields = ({ register, problem, control, onChange }: EventFieldsProps) => {
  const words = useTranslation();
  const [min, max] = [useSelector(selectToday), useSelector(selectLastQuoteDay)];
  return (
    <>
      <Field label={words('events.date')} required error={problem('eventDate')}>
        {(field) => <Input {...field} {...register('eventDate')} type="date" min={min} max={max} />}
      </Field>
      <Controller
        control={control}
        name="mealType"
        render={({ field }) => (
          <MealChoice
            value={field.value ?? 'pranzo'}
            onChange={(meal) => {
              field.onChange(meal);
              onChange();
            }}
          />
        )}
      />
      <Field label={words('events.people')} required error={problem('numberOfPeople')}>
        {(field) => (
          <Input
            {...field}
            {...register('numberOfPeople')}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_EVENT_PARTY_SIZE}
            placeholder="50"
          />
        )}
      </Field>
    </>
  );
};

/** Leaves an empty field out of the request. */
const emptyIsUndefined = { setValueAs: (value: string | undefined) => value || undefined };

export const EventWishFields = ({ register, problem }: FieldsProps) => {
  const words = useTranslation();
  const optional = words('booking.optional');
  return (
    <>
      <Field label={words('events.celebration')} optional={optional} error={problem('celebration')}>
        {(field) => (
          <Input
            {...field}
            {...register('celebration')}
            placeholder={words('events.celebrationHint')}
          />
        )}
      </Field>
      <Field label={words('events.place')} optional={optional} error={problem('place')}>
        {(field) => (
          <Select {...field} {...register('place', emptyIsUndefined)}>
            <option value="">{words('events.place.none')}</option>
            {eventPlaces.map((place) => (
              <option key={place} value={place}>
                {words(`events.place.${place}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={words('events.hour')} optional={optional} error={problem('startTime')}>
        {(field) => (
          <Input {...field} {...register('startTime', emptyIsUndefined)} type="time" step={900} />
        )}
      </Field>
      <Field label={words('events.children')} optional={optional} error={problem('children')}>
        {(field) => (
          <Input
            {...field}
            {...register('children', emptyIsUndefined)}
            type="number"
            inputMode="numeric"
            min={0}
            max={MAX_EVENT_PARTY_SIZE}
          />
        )}
      </Field>
      <Field label={words('events.budget')} optional={optional} error={problem('budgetPerPerson')}>
        {(field) => (
          <Input
            {...field}
            {...register('budgetPerPerson', emptyIsUndefined)}
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_BUDGET_PER_PERSON}
          />
        )}
      </Field>
    </>
  );
};

export const ArrivalAndOccasionFields = ({ register, problem }: FieldsProps) => {
  const words = useTranslation();
  return (
    <>
      <Field
        label={words('events.menuIdeas')}
        required
        hint={words('events.menuHint')}
        error={problem('menuIdeas')}
      >
        {(field) => <Textarea {...field} {...register('menuIdeas')} rows={4} />}
      </Field>
      <Field
        label={words('events.notes')}
        optional={words('booking.optional')}
        hint={words('events.notesHint')}
        error={problem('additionalNotes')}
      >
        {(field) => <Textarea {...field} {...register('additionalNotes')} rows={3} />}
      </Field>
    </>
  );
};
