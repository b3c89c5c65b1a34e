/** Key in local storage, which the cookie policy must list. */
const STORAGE_KEY = 'reservation';

/** The personal link of this browser's reservation. It contains no personal data. */
export type StoredReservation = {
  readonly token: string;
  readonly reference: string;
  readonly reservationDate: string;
  readonly startTime: string;
  readonly numberOfPeople: number;
  readonly state: 'pending' | 'confirmed' | 'change';
};

const states: readonly unknown[] = ['pending', 'confirmed', 'change'];

const isStoredReservation = (value: unknown): value is StoredReservation => {
  if (typeof value !== 'object' || value === null) return false;
  const { token, reference, reservationDate, startTime, numberOfPeople, state } = value as Record<
    string,
    unknown
  >;
  return (
    [token, reference, reservationDate, startTime].every((text) => typeof text === 'string') &&
    typeof numberOfPeople === 'number' &&
    states.includes(state)
  );
};

/** Returns null after the day of the visit, and deletes the link then. */
export const readStoredReservation = (today: string): StoredReservation | null => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (isStoredReservation(value) && value.reservationDate >= today) return value;
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Without local storage, the guest finds the link in the mail or by its code.
  }
  return null;
};

export const storeReservation = (reservation: StoredReservation): void => {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(reservation));
  } catch {
    // Without local storage, the guest finds the link in the mail or by its code.
  }
};

/** Deletes only the link of that reservation, because the browser may know a newer one. */
export const forgetReservation = (token: string): void => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    if (isStoredReservation(value) && value.token === token) localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is stored.
  }
};
