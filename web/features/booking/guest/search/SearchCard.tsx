import { useRef, type FormEvent, type ReactNode } from 'react';
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

/** After a failed search the first invalid field takes focus. */
export const SearchCard = () => {
  const words = useTranslation();
  const intl = useIntl();
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const { language } = useLanguage();
  const { toast } = useToast();
  const { draft, date, min, max, turns, errors, submit, settle, whyNone, prepare } =
    useSearchForm();
  const said = (sentence: string | undefined): ReactNode =>
    sentence ? translateFieldError(words, sentence) : undefined;

  const search = async () => {
    const found = await submit();
    const wrong = found.date ? 'input[type=date]' : found.timeSlot ? 'input[name=timeSlot]' : null;
    if (wrong) form.current?.querySelector<HTMLInputElement>(wrong)?.focus();
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    search().catch((failure: unknown) =>
      toast({
        title: words('error.title'),
        description: translateFailure(words, language, failure),
        variant: 'destructive',
      }),
    );
  };
  const weekday = date ? intl.formatDate(toUtcNoon(date), { weekday: 'long' }) : undefined;

  return (
    <Panel>
      <Form ref={form} onSubmit={send} onPointerDown={prepare} onFocus={prepare} noValidate>
        <Field
          label={words('booking.date')}
          required
          error={said(errors.date)}
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
                settle('date');
              }}
            />
          )}
        </Field>
        <PartySizeStepper
          value={draft.numberOfPeople}
          onChange={(people) => dispatch(partyChanged(people))}
        />
        <MealChoice
          value={draft.mealType}
          onChange={(meal) => {
            dispatch(mealChanged(meal));
            settle('timeSlot');
          }}
        />
        <TimeSlotPicker
          turns={turns}
          value={draft.timeSlotId}
          error={said(errors.timeSlot)}
          nothing={words(whyNone, { phone: venue.phone.display })}
          onChange={(id) => {
            dispatch(slotChanged(id));
            settle('timeSlot');
          }}
        />
        <Button type="submit">{words('booking.search')}</Button>
      </Form>
    </Panel>
  );
};
