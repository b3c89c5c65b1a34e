import {
  addOrReplace,
  parseStoredReservations,
  sortByTurn,
  type StoredReservation,
} from './storedReservations.ts';
import { createStoredText } from './storedText.ts';

/** The cookie policy must list the key in local storage. */
const storage = createStoredText('reservation');
export const { read: readStoredText, subscribe: subscribeToStorage } = storage;

const update = (
  change: (stored: readonly StoredReservation[]) => readonly StoredReservation[],
): void => {
  const stored = sortByTurn(change(parseStoredReservations(storage.read())));
  storage.write(stored.length === 0 ? null : JSON.stringify(stored));
};

export const storeReservation = (reservation: StoredReservation): void =>
  update((stored) => addOrReplace(stored, reservation));

export const forgetReservation = (ended: string): void =>
  update((stored) => stored.filter(({ token }) => token !== ended));

export const forgetReservationsBefore = (today: string): void =>
  update((stored) => stored.filter(({ reservationDate }) => reservationDate >= today));
