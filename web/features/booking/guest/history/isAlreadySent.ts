import { readStoredText } from '#web/shared/stored-reservation/reservationStorage.ts';
import { parseStoredReservations } from '#web/shared/stored-reservation/storedReservations.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';

/** Whether this browser has an active reservation for exactly this search. */
export const isAlreadySent = ({ date, numberOfPeople, slot }: SearchedSlot): boolean =>
  parseStoredReservations(readStoredText()).some(
    (stored) =>
      stored.reservationDate === date &&
      stored.startTime === slot.startTime &&
      stored.numberOfPeople === numberOfPeople,
  );
