import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Button } from '#web/shared/ui/controls/Button.ts';
import { Spinner } from '#web/shared/ui/feedback/Loading.tsx';
import { GuestContactFields } from '#web/shared/ui/forms/GuestContactFields.tsx';
import { HoneypotField } from '#web/shared/ui/forms/HoneypotField.tsx';
import { PrivacyNotice } from '#web/shared/ui/forms/PrivacyNotice.tsx';
import { EventFields, EventWishFields, ArrivalAndOccasionFields } from './QuoteEventFields.tsx';
import { QuoteOutcome } from './QuoteOutcome.tsx';
import { preloadSubmission, useQuoteForm } from './useQuoteForm.ts';

/*
 * The grid positions fields by their order. Every field must therefore be a direct child of the
 * form.
 */
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
  > :nth-child(10):empty {
    display: none;
  }
  > button {
    justify-self: start;
  }
  @media (max-width: 38.75em) {
    gap: 18px;
    &&& > * {
      grid-column: 1 / -1;
    }
    > button {
      justify-self: stretch;
    }
  }
`;

const WishGrid = styled.div`
  display: grid;
  /* At most three columns. Four would leave the fifth wish alone. */
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(12rem, (100% - 41px) / 3)), 1fr));
  gap: 20px;
  align-items: end;
`;

export const QuoteForm = () => {
  const words = useTranslation();
  const { register, control, problem, submit, sentCount, isSent, sending, outcome, trap, changed } =
    useQuoteForm();
  return (
    <Form noValidate onFocus={preloadSubmission} onSubmit={submit} onChange={changed}>
      {/* The key removes the hint below the telephone number that was sent. */}
      <GuestContactFields key={sentCount} connect={register} fieldError={problem} />
      <EventFields register={register} problem={problem} control={control} onChange={changed} />
      <WishGrid>
        <EventWishFields register={register} problem={problem} />
      </WishGrid>
      <ArrivalAndOccasionFields register={register} problem={problem} />
      <QuoteOutcome outcome={outcome} />
      <PrivacyNotice link={words('events.privacyLink')}>
        {words('events.privacy', { name: venue.name })}
      </PrivacyNotice>
      <Button type="submit" $variant="submit" aria-busy={sending} aria-disabled={sending || isSent}>
        {sending && <Spinner />}
        {words(sending ? 'events.sending' : 'events.send')}
      </Button>
      <HoneypotField ref={trap} />
    </Form>
  );
};
