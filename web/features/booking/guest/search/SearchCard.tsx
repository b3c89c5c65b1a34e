import { useRef, type FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { toUtcNoon } from '#web/shared/dates/dates.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure, translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { MealChoice } from '#web/shared/ui/forms/MealChoice.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input } from '#web/shared/ui/forms/Input.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { media } from '#web/shared/ui/theme/tokens.ts';
import { dateChanged, mealChanged, partyChanged, slotChanged } from '../bookingFlowSlice.ts';
import { PartySizeStepper } from './PartySizeStepper.tsx';
import { TimeSlotPicker } from './TimeSlotPicker.tsx';
import { useSearchForm } from './useSearchForm.ts';

const Panel = styled(Card)`
  padding: 4px 8px 8px;
`;
const Form = styled.form`
  display: grid;
  grid-template-columns: 1.15fr 0.9fr 1.1fr 2.1fr auto;
  gap: 20px;
  align-items: start;
  > button {
    margin-top: 25.5px;
  }
  ${media.medium} {
    grid-template-columns: 1fr 1fr 1fr;
    > :nth-child(4) {
      grid-column: span 2;
    }
  }
  ${media.narrow} {
    grid-template-columns: 1.15fr 1fr;
    gap: 16px;
    @media (max-width: 480px) {
      grid-template-columns: minmax(0, 1fr) 124px;
      gap: 14px;
      input[type='date'] {
        padding-inline: 10px 8px;
      }
    }
    > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
    > button {
      margin-top: 4px;
    }
  }
`;

export const SearchCard = () => {
  const words = useTranslation();
  const dispatch = useDispatch();
  const search = useSearchForm();
  const { draft, errors, clearError, prepare } = search;
  const { form, onSubmit } = useSubmitSearch(search.submit);
  return (
    <Panel>
      <Form ref={form} onSubmit={onSubmit} onPointerDown={prepare} onFocus={prepare} noValidate>
        <DateField search={search} />
        <PartySizeStepper
          value={draft.numberOfPeople}
          onChange={(people) => dispatch(partyChanged(people))}
        />
        <MealChoice
          value={draft.mealType}
          onChange={(meal) => {
            dispatch(mealChanged(meal));
            clearError('timeSlot');
          }}
        />
        <TimeSlotPicker
          timeSlots={search.timeSlots}
          value={draft.timeSlotId}
          error={errors.timeSlot && translateFieldError(words, errors.timeSlot)}
          nothing={words(search.emptyMessageId, { phone: venue.phone.display })}
          onChange={(id) => {
            dispatch(slotChanged(id));
            clearError('timeSlot');
          }}
        />
        <Button type="submit">{words('booking.search')}</Button>
      </Form>
    </Panel>
  );
};

type SearchForm = ReturnType<typeof useSearchForm>;

const DateField = ({ search }: { search: SearchForm }) => {
  const { date, min, max, errors, clearError } = search;
  const words = useTranslation();
  const intl = useIntl();
  const dispatch = useDispatch();
  const weekday = date ? intl.formatDate(toUtcNoon(date), { weekday: 'long' }) : undefined;
  return (
    <Field
      label={words('booking.date')}
      required
      error={errors.date && translateFieldError(words, errors.date)}
      optional={weekday && `· ${weekday}`}
    >
      {(control) => (
        <Input
          {...control}
          type="date"
          name="date"
          min={min}
          max={max}
          value={date}
          onChange={({ target }) => {
            dispatch(dateChanged(target.value));
            clearError('date');
          }}
        />
      )}
    </Field>
  );
};

const useSubmitSearch = (submit: SearchForm['submit']) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const { toast } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const submitAndFocus = async () => {
    const errors = await submit();
    const invalid = errors.date
      ? 'input[type=date]'
      : errors.timeSlot
        ? 'input[name=timeSlot]'
        : null;
    if (invalid) form.current?.querySelector<HTMLInputElement>(invalid)?.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submitAndFocus().catch((failure: unknown) =>
      toast({
        title: words('error.title'),
        description: translateFailure(words, language, failure),
        variant: 'destructive',
      }),
    );
  };
  return { form, onSubmit };
};
