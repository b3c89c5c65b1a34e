import {
  parseStoredReservations,
  sortByTurn,
  type StoredReservation,
} from './storedReservations.ts';

/** Key in local storage, which the cookie policy must list. */
const STORAGE_KEY = 'reservation';

const listeners = new Set<() => void>();

/** Calls the listener after a change by this tab or another tab, until it is unsubscribed. */
export const subscribeToStorage = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

export const readStoredText = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
};

const update = (
  change: (stored: readonly StoredReservation[]) => readonly StoredReservation[],
): void => {
  const before = readStoredText();
  const stored = sortByTurn(change(parseStoredReservations(before)));
  const after = stored.length === 0 ? null : JSON.stringify(stored);
  if (after === before) return;
  try {
    if (after === null) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, after);
  } catch {
    // Without local storage, the guest finds the reservation through the e-mail or its code.
  }
  for (const listener of listeners) listener();
};

export const storeReservation = (reservation: StoredReservation): void =>
  update((stored) => [...stored.filter(({ token }) => token !== reservation.token), reservation]);

export const forgetReservation = (ended: string): void =>
  update((stored) => stored.filter(({ token }) => token !== ended));

export const forgetReservationsBefore = (today: string): void =>
  update((stored) => stored.filter(({ reservationDate }) => reservationDate >= today));
