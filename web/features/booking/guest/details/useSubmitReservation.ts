import { useRef, useState } from 'react';
import type { FieldPath, UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { refusalOf, type ApiFailure } from '#web/shared/api/apiError.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { isBlocked, translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { useHoneypot } from '#web/shared/hooks/useHoneypot.ts';
import { useRequestReservationMutation } from '#web/features/booking/bookingApi.ts';
import { toAvailabilitySearch, type BookingFlow, type GuestDetails } from '../bookingFlowTypes.ts';
import { attemptRenewed, conflictReported, reservationSent } from '../bookingFlowSlice.ts';
import type { CheckedGuestDetails } from './guestDetailsSchema.ts';
import { availabilityInRefusal, isTurnFilled } from '../choose-table/useAvailableTables.ts';

type Describing = Extract<BookingFlow, { step: 'describing' }>;

const guestDetailFields: readonly FieldPath<GuestDetails>[] = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'notes',
  'arrivalTime',
  'allergies.note',
  'allergiesConsent',
];

export const useSubmitReservation = (
  { searched, chosen, attempt }: Describing,
  {
    setError,
    onRefused,
    onAccepted,
  }: {
    readonly setError: UseFormSetError<GuestDetails>;
    /** Names of the fields that the server refused. */
    readonly onRefused: (names: readonly string[]) => void;
    readonly onAccepted: (details: CheckedGuestDetails) => void;
  },
) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const local = useLocalizedPath();
  const { toast } = useToast();
  const [request, { isLoading }] = useRequestReservationMutation();
  const honeypot = useHoneypot();
  const inFlight = useRef(false);
  const [blocked, setBlocked] = useState<string | null>(null);

  const handleFailure = (failure: ApiFailure) => {
    const refusal = refusalOf(failure);
    if (isBlocked(failure)) setBlocked(translateFailure(words, language, failure));
    toast({
      title: words('error.title'),
      description: isTurnFilled(failure)
        ? words('booking.turnFilled', { time: searched.slot.startTime })
        : translateFailure(words, language, failure),
      variant: 'destructive',
    });
    honeypot.release(failure);
    if (refusal?.code === 'key_reused') dispatch(attemptRenewed(createIdempotencyKey()));
    if (availabilityInRefusal(failure)) dispatch(conflictReported(failure));
    const refused = guestDetailFields.filter((name) => refusal?.fields?.[name]);
    for (const name of refused) setError(name, { message: refusal?.fields?.[name] ?? '' });
    onRefused(refused);
  };

  const send = async (details: CheckedGuestDetails) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBlocked(null);
    const {
      date: reservationDate,
      numberOfPeople,
      mealType,
      timeSlot,
    } = toAvailabilitySearch(searched);
    const body = {
      ...details,
      tableId: chosen === 'any' ? null : chosen.tableId,
      timeSlotId: searched.slot.id,
      reservationDate,
      numberOfPeople,
      mealType,
      timeSlot,
      language,
      website: honeypot.website(),
    };
    const answer = await request({ key: attempt, body });
    inFlight.current = false;
    if (answer.error) return handleFailure(answer.error as ApiFailure);
    onAccepted(details);
    // Replaces the URL of the form, so Back does not return to a form that the guest already sent.
    await navigate(local(answer.data.link), { replace: true });
    dispatch(reservationSent());
    toast({ title: words('booking.sentTitle'), description: words('booking.sentText') });
  };
  return { send, isSending: isLoading, blocked, honeypot: honeypot.field };
};
