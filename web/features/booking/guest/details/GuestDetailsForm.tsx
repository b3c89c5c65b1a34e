import { zodResolver } from '@hookform/resolvers/zod';
import { get, useForm, type FieldPath } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { PrivacyNotice } from '#web/shared/ui/forms/PrivacyNotice.tsx';
import { translateFieldError } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { Card } from '#web/shared/ui/layout/Card.ts';
import { FailureAlert } from '#web/shared/ui/feedback/FailureAlert.tsx';
import { HoneypotField } from '#web/shared/ui/forms/HoneypotField.tsx';
import { withPhoneCheck } from '#web/shared/ui/forms/withPhoneCheck.ts';
import { color, media } from '#web/shared/ui/theme/tokens.ts';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { obtainCsrfToken } from '#web/shared/api/csrfToken.ts';
import { AnswerTimeNote } from './AnswerTimeNote.tsx';
import { AllergiesFields } from './AllergiesFields.tsx';
import { ContactFields } from './ContactFields.tsx';
import { ChoiceSummary } from '../choose-table/ChoiceSummary.tsx';
import type { BookingFlow, GuestDetails } from '../bookingFlowTypes.ts';
import { selectGuestDetails, detailsTyped } from '../bookingFlowSlice.ts';
import { DetailsHeader } from './DetailsHeader.tsx';
import { SendButton } from './DetailsButtons.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { guestDetailsSchema, type CheckedGuestDetails } from './guestDetailsSchema.ts';
import { ArrivalAndOccasionFields } from './ArrivalAndOccasionFields.tsx';
import { rememberedFields } from './rememberedGuest.ts';
import { RememberMe } from './RememberMe.tsx';
import { useRememberedGuest } from './useRememberedGuest.ts';
import { useErrorSummary } from './useErrorSummary.ts';
import { useFullArrivalTimes } from './useFullArrivalTimes.ts';
import { useSubmitReservation } from './useSubmitReservation.ts';

const detailsResolver = withPhoneCheck(zodResolver(guestDetailsSchema));

const FORM_ID = 'guest-details';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;
  > :first-child,
  > :nth-child(n + 4) {
    grid-column: 1 / -1;
  }
  > p {
    color: ${color.textMuted};
  }
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/**
 * Scrolls a focused field out from under the bottom bar of a phone, because browsers do not. Does
 * not scroll after a pointer press, because the click would miss its target.
 */
const revealField = (field: HTMLElement): void => {
  if (field.matches(':focus-visible')) field.scrollIntoView({ block: 'nearest' });
};

/**
 * Stores the guest's input in Redux, so it survives a refused request. Passes copies to React Hook
 * Form, because that library mutates nested values.
 */
export const GuestDetailsForm = (flow: Extract<BookingFlow, { step: 'describing' }>) => {
  const words = useTranslation();
  const dispatch = useDispatch();
  const remembering = useRememberedGuest();
  const {
    register,
    handleSubmit,
    getValues,
    setError,
    setValue,
    setFocus,
    formState: { errors },
  } = useForm<GuestDetails, unknown, CheckedGuestDetails>({
    resolver: detailsResolver,
    shouldFocusError: false,
    defaultValues: remembering.prefill(structuredClone(useSelector(selectGuestDetails))),
  });
  const { summary, openField, onInvalid, onRefused } = useErrorSummary(errors, setFocus);
  const { send, isSending, blocked, honeypot } = useSubmitReservation(flow, {
    setError,
    onRefused,
    onAccepted: remembering.keep,
  });
  const arrivalTimes = useFullArrivalTimes(flow.searched);
  const saveDraft = () =>
    dispatch(
      detailsTyped({ details: structuredClone(getValues()), attempt: createIdempotencyKey() }),
    );
  const clearContact = () => {
    for (const name of rememberedFields) setValue(name, '');
    saveDraft();
  };
  const fieldError = (name: FieldPath<GuestDetails>) => {
    const message = (get(errors, name) as { message?: string } | undefined)?.message;
    return message ? translateFieldError(words, message) : undefined;
  };

  return (
    <>
      <Card>
        {summary && <ErrorSummary {...summary} onOpen={openField} />}
        <Form
          id={FORM_ID}
          noValidate
          onFocus={({ target }) => {
            revealField(target);
            void obtainCsrfToken();
          }}
          onSubmit={(event) => void handleSubmit(send, onInvalid)(event)}
          onChange={saveDraft}
        >
          <DetailsHeader />
          <ContactFields register={register} fieldError={fieldError} />
          <RememberMe remembering={remembering} onForget={clearContact} />
          <ArrivalAndOccasionFields
            connect={(name) => register(name)}
            slot={flow.searched.slot}
            {...arrivalTimes}
            error={fieldError('arrivalTime')}
          />
          <AllergiesFields
            connect={(name) => register(name)}
            error={fieldError('allergiesConsent')}
            noteError={fieldError('allergies.note')}
          />
          <AnswerTimeNote />
          <PrivacyNotice link={words('booking.privacyLink')}>
            {words('booking.privacy', { name: venue.name })}
          </PrivacyNotice>
          {blocked && <FailureAlert text={blocked} />}
          <HoneypotField ref={honeypot} />
        </Form>
      </Card>
      <ChoiceSummary searched={flow.searched} chosen={flow.chosen}>
        <SendButton formId={FORM_ID} isSending={isSending} />
      </ChoiceSummary>
    </>
  );
};
