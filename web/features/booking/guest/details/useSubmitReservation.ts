import { useRef } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { refusalOf, type ApiFailure } from '#web/shared/api/apiError.ts';
import { useLanguage } from '#web/shared/i18n/LanguageProvider.tsx';
import { translateFailure } from '#web/shared/i18n/serverMessages.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useToast } from '#web/shared/ui/feedback/ToastProvider.tsx';
import { createIdempotencyKey } from '#web/shared/api/idempotencyKey.ts';
import { useHoneypot } from '#web/shared/hooks/useHoneypot.ts';
import { useRequestReservationMutation } from '#web/features/booking/bookingApi.ts';
import {
  attemptRenewed,
  conflictReported,
  toAvailabilitySearch,
  reservationSent,
  type BookingFlow,
  type GuestDetails,
} from '../bookingFlowSlice.ts';
import { availabilityInRefusal } from '../choose-table/useAvailableTables.ts';

type Describing = Extract<BookingFlow, { step: 'describing' }>;

const guestDetailFields: readonly (keyof GuestDetails)[] = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'notes',
  'allergiesConsent',
];

/** Sends one request at a time and shows the result. */
export const useSubmitReservation = (
  { turn, chosen, attempt }: Describing,
  setError: UseFormSetError<GuestDetails>,
) => {
  const words = useTranslation();
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const { toast } = useToast();
  const [request, { isLoading }] = useRequestReservationMutation();
  const trap = useHoneypot();
  const underWay = useRef(false);

  const refused = (failure: ApiFailure) => {
    const refusal = refusalOf(failure);
    toast({
      title: words('error.title'),
      description: translateFailure(words, language, failure),
      variant: 'destructive',
    });
    trap.release(failure);
    if (refusal?.code === 'key_reused') dispatch(attemptRenewed(createIdempotencyKey()));
    if (availabilityInRefusal(failure)) dispatch(conflictReported(failure));
    guestDetailFields
      .filter((name) => refusal?.fields?.[name])
      .forEach((name, at) =>
        setError(name, { message: refusal?.fields?.[name] ?? '' }, { shouldFocus: at === 0 }),
      );
  };

  const send = async (details: GuestDetails) => {
    if (underWay.current) return;
    underWay.current = true;
    const {
      date: reservationDate,
      numberOfPeople,
      mealType,
      timeSlot,
    } = toAvailabilitySearch(turn);
    const body = {
      ...details,
      tableId: chosen.tableId,
      timeSlotId: turn.slot.id,
      reservationDate,
      numberOfPeople,
      mealType,
      timeSlot,
      website: trap.website(),
    };
    const answer = await request({ key: attempt, body });
    underWay.current = false;
    if (answer.error) return refused(answer.error as ApiFailure);
    dispatch(reservationSent(answer.data));
    toast({ title: words('booking.sentTitle'), description: words('booking.sentText') });
  };
  return { send, sending: isLoading, trap: trap.field };
};
