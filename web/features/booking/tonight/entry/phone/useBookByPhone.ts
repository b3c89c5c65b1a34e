import { useState } from 'react';
import type { z } from 'zod';
import { hasAllergyConsent } from '#src/contracts/booking/guest-allergies.ts';
import type { deskEntry } from '#src/contracts/booking/reservation-desk-forms.ts';
import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { toldAllergies } from '#src/contracts/booking/reservation-note-operations.ts';
import { errorMessage, refusalOf } from '#web/shared/api/apiError.ts';
import { toItalianProblem } from '#web/shared/i18n/italianFieldError.ts';
import { useOverrideReason } from '../../../forms/fields/useOverrideReason.ts';
import { useIdempotentEntry } from '../../../forms/useIdempotentEntry.ts';
import { parseTableSetKey } from '../../../tableSet.ts';
import type { DraftAllergies, PhoneDraft } from './phoneDraft.ts';
import { useRecordToldAllergies } from './useRecordToldAllergies.ts';

const CONSENT_MISSING = 'Segna che te l’ha detto l’ospite, o togli le allergie.';

const toEntry = (
  {
    date,
    people,
    seatWishes,
    occasion,
    notes,
    arrivalTime,
    customerName,
    customerPhone,
    timeSlotId,
  }: PhoneDraft,
  tablesKey: string,
  reason: string | null,
): z.input<typeof deskEntry> => ({
  origin: 'phone',
  customerName,
  customerPhone,
  customerEmail: '',
  notes: notes.trim(),
  seatWishes: [...seatWishes],
  occasion,
  reservationDate: date,
  timeSlotId,
  ...parseTableSetKey(tablesKey),
  numberOfPeople: people,
  arrivalTime: arrivalTime || null,
  ...(reason === null ? {} : { override: { reason } }),
});

/**
 * Returns the problem of each field of the allergies. They are recorded after the booking, so they
 * must be valid before it is entered.
 */
const findToldProblems = (told: DraftAllergies | null): Readonly<Record<string, string>> => {
  const note = toItalianProblem(toldAllergies.shape.note.safeParse(told?.note).error);
  const hasConsent = hasAllergyConsent({ allergies: told, allergiesConsent: told?.hasConsent });
  return {
    ...(hasConsent ? {} : { allergies: CONSENT_MISSING }),
    ...(note === undefined ? {} : { 'allergies.note': note }),
  };
};

/**
 * Enters a telephone booking. `problems`: error of each field.
 */
export const useBookByPhone = (onBooked: (entered: ReservationView) => void) => {
  const { enter, isLoading } = useIdempotentEntry();
  const override = useOverrideReason();
  const [error, setError] = useState<unknown>(null);
  const [toldProblems, setToldProblems] = useState<Readonly<Record<string, string>>>({});
  const recordTold = useRecordToldAllergies();
  const book = async (draft: PhoneDraft, tablesKey: string) => {
    const reason = override.readReason();
    const found = findToldProblems(draft.allergies);
    setToldProblems(found);
    if (reason === undefined || Object.keys(found).length > 0) return;
    const answer = await enter(toEntry(draft, tablesKey, reason));
    if (!answer) return;
    if (answer.data) {
      override.clear();
      setError(null);
      return onBooked((await recordTold(answer.data.id, draft)) ?? answer.data);
    }
    setError(override.handleRefusal(answer.error) ? null : answer.error);
  };
  const problems: Readonly<Record<string, string>> = {
    ...refusalOf(error)?.fields,
    ...toldProblems,
  };
  const isExplained = Object.keys(problems).some((name) => name.startsWith('customer'));
  const [problem] = Object.values(problems);
  const failure = error === null || isExplained ? null : errorMessage(error, 'Riprova tra poco.');
  return {
    book,
    isBooking: isLoading,
    override,
    /** Clears the answer to the last press, because the draft changed. */
    clearAnswer: () => {
      override.clear();
      setError(null);
      setToldProblems({});
    },
    problems,
    /** Sentence that answers the last press, or null. */
    answer: override.fieldProps?.message ?? failure ?? problem ?? null,
  };
};

export type PhoneBooking = ReturnType<typeof useBookByPhone>;
