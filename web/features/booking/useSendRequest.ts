import { useRef } from 'react';
import type { UseFormSetError } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { refusalOf, type ApiFailure } from '../../shared/api-error.ts';
import { useLanguage } from '../../shared/i18n/LanguageProvider.tsx';
import { failureSentence } from '../../shared/i18n/sentences.ts';
import { useWords } from '../../shared/i18n/useWords.ts';
import { useToast } from '../../shared/ui/Toast.tsx';
import { newAttempt } from '../../shared/attempt.ts';
import { useTrap } from '../../shared/hooks/useTrap.ts';
import { useRequestReservationMutation } from './bookingApi.ts';
import {
  attemptRenewed,
  raceLost,
  searchOf,
  sent,
  type BookingFlow,
  type Details,
} from './bookingFlowSlice.ts';
import { tablesIn } from './useTables.ts';

type Describing = Extract<BookingFlow, { step: 'describing' }>;

const detailNames: readonly (keyof Details)[] = [
  'customerName',
  'customerPhone',
  'customerEmail',
  'notes',
  'allergiesConsent',
];

/** Sends the request once, however often the button is pressed, and says how it went. */
export const useSendRequest = (
  { turn, chosen, attempt }: Describing,
  setError: UseFormSetError<Details>,
) => {
  const words = useWords();
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const { toast } = useToast();
  const [request, { isLoading }] = useRequestReservationMutation();
  const trap = useTrap();
  const underWay = useRef(false);

  const refused = (failure: ApiFailure) => {
    const refusal = refusalOf(failure);
    toast({
      title: words('error.title'),
      description: failureSentence(words, language, failure),
      variant: 'destructive',
    });
    trap.release(failure);
    if (refusal?.code === 'key_reused') dispatch(attemptRenewed(newAttempt()));
    if (tablesIn(failure)) dispatch(raceLost(failure));
    detailNames
      .filter((name) => refusal?.fields?.[name])
      .forEach((name, at) =>
        setError(name, { message: refusal?.fields?.[name] ?? '' }, { shouldFocus: at === 0 }),
      );
  };

  const send = async (details: Details) => {
    if (underWay.current) return;
    underWay.current = true;
    const { date: reservationDate, numberOfPeople, mealType, timeSlot } = searchOf(turn);
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
    dispatch(sent(answer.data));
    toast({ title: words('booking.sentTitle'), description: words('booking.sentText') });
  };
  return { send, sending: isLoading, trap: trap.field };
};
