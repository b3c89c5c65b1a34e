import { Controller, useForm, type Resolver } from 'react-hook-form';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { MAX_LENGTHS, MAX_EVENT_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { venue } from '#src/venue.ts';
import { PrivacyNotice } from '#web/shared/ui/forms/PrivacyNotice.tsx';
import { refusalOf } from '#web/shared/api/apiError.ts';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { MealChoice } from '#web/shared/ui/forms/MealChoice.tsx';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Field } from '#web/shared/ui/forms/Field.tsx';
import { Input, Textarea } from '#web/shared/ui/forms/Input.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { HoneypotField } from '#web/shared/ui/forms/HoneypotField.tsx';
import { selectLastQuoteDay, selectToday } from '#web/shared/store/serverContextSlice.ts';
import { QuoteOutcome } from './QuoteOutcome.tsx';
import type { ParsedQuote, QuoteDraft } from './quoteSchema.ts';
import { loadQuoteApi, useSubmitQuote } from './useSubmitQuote.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 20px;
  > * {
    grid-column: 1 / -1;
  }
  > :nth-child(-n + 3) {
    grid-column: span 3;
  }
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
  > :nth-child(n + 4):nth-child(-n + 6) {
    grid-column: span 2;
  }
  > :nth-child(9):empty {
    display: none;
  }
  > button {
    justify-self: start;
  }
  @media (max-width: 620px) {
    gap: 18px;
    &&& > * {
      grid-column: 1 / -1;
    }
    > button {
      justify-self: stretch;
    }
  }
`;

const emptyQuote: QuoteDraft = {
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  eventDate: '',
  mealType: 'pranzo',
  numberOfPeople: '',
  menuIdeas: '',
  additionalNotes: '',
};

/** Loaded lazily to keep the contract and zod out of the first download. */
const loadQuoteSchema = () => import('./quoteSchema.ts');
const preloadSubmission = () =>
  void Promise.all([
    loadQuoteSchema(),
    loadQuoteApi().then(({ obtainCsrfToken }) => obtainCsrfToken()),
  ]).catch(() => undefined);

/** Fields and limits of specification §5. */
export const QuoteForm = () => {
  const words = useTranslation();
  const [min, max] = [useSelector(selectToday), useSelector(selectLastQuoteDay)];
  const resolver: Resolver<QuoteDraft, unknown, ParsedQuote> = async (...draft) =>
    (await loadQuoteSchema()).createQuoteResolver(min, max)(...draft);
  const {
    register,
    control,
    handleSubmit,
    reset,
    setError,
    formState: { errors },
  } = useForm<QuoteDraft, unknown, ParsedQuote>({ resolver, defaultValues: emptyQuote });
  const { send, sending, outcome, trap, changed, unsent } = useSubmitQuote();

  const submit = async (quote: ParsedQuote) => {
    const went = await send(quote);
    if (went && 'sent' in went) return reset();
    const fields = went ? (refusalOf(went.failed)?.fields ?? {}) : {};
    Object.entries(fields).forEach(([name, message], at) =>
      setError(name as keyof QuoteDraft, { message }, { shouldFocus: at === 0 }),
    );
  };
  const problem = (name: keyof QuoteDraft) => {
    const message = errors[name]?.message;
    return message ? translateFieldError(words, message) : undefined;
  };
  const optional = words('booking.optional');

  return (
    <Form
      noValidate
      onFocus={preloadSubmission}
      onSubmit={(event) => void handleSubmit(submit)(event).catch(unsent)}
      onChange={changed}
    >
      <Field label={words('booking.name')} required error={problem('customerName')}>
        {(field) => (
          <Input
            {...field}
            {...register('customerName')}
            autoComplete="name"
            maxLength={MAX_LENGTHS.customerName}
          />
        )}
      </Field>
      <Field label={words('booking.phone')} required error={problem('customerPhone')}>
        {(field) => (
          <Input
            {...field}
            {...register('customerPhone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={MAX_LENGTHS.customerPhone}
          />
        )}
      </Field>
      <Field label={words('booking.email')} optional={optional} error={problem('customerEmail')}>
        {(field) => (
          <Input {...field} {...register('customerEmail')} type="email" autoComplete="email" />
        )}
      </Field>
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
              changed();
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
      <Field
        label={words('events.menuIdeas')}
        required
        hint={words('events.menuHint')}
        error={problem('menuIdeas')}
      >
        {(field) => (
          <Textarea {...field} {...register('menuIdeas')} rows={4} maxLength={MAX_LENGTHS.notes} />
        )}
      </Field>
      <Field
        label={words('events.notes')}
        optional={optional}
        hint={words('events.notesHint')}
        error={problem('additionalNotes')}
      >
        {(field) => (
          <Textarea
            {...field}
            {...register('additionalNotes')}
            rows={3}
            maxLength={MAX_LENGTHS.notes}
          />
        )}
      </Field>
      <QuoteOutcome outcome={outcome} />
      <PrivacyNotice link={words('events.privacyLink')}>
        {words('events.privacy', { name: venue.name })}
      </PrivacyNotice>
      <Button type="submit" $variant="submit" aria-busy={sending} aria-disabled={sending}>
        {sending && <Spinner />}
        {words(sending ? 'events.sending' : 'events.send')}
      </Button>
      <HoneypotField ref={trap} />
    </Form>
  );
};
