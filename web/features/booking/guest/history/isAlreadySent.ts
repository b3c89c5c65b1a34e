import { readStoredText } from '#web/shared/stored-reservation/reservationStorage.ts';
import { parseStoredReservations } from '#web/shared/stored-reservation/storedReservations.ts';
import type { SearchedSlot } from '../bookingFlowTypes.ts';

/** Returns true if this browser has a stored reservation for this date, turn and party size. */
export const isAlreadySent = ({ date, numberOfPeople, slot }: SearchedSlot): boolean =>
  parseStoredReservations(readStoredText()).some(
    (stored) =>
      stored.reservationDate === date &&
      stored.startTime === slot.startTime &&
      stored.numberOfPeople === numberOfPeople,
  );
