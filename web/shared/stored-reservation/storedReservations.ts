import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';

/**
 * A reservation that this browser remembers, with the token of its link. It contains no personal
 * data.
 */
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

export const sortByTurn = (stored: readonly StoredReservation[]): readonly StoredReservation[] => {
  const turnOf = ({ reservationDate, startTime }: StoredReservation) =>
    `${reservationDate} ${startTime}`;
  return [...stored].sort((one, other) => turnOf(one).localeCompare(turnOf(other)));
};

/** Keeps the place of a reservation that is already stored. A new order would load all again. */
export const addOrReplace = (
  stored: readonly StoredReservation[],
  reservation: StoredReservation,
): readonly StoredReservation[] =>
  stored.some(({ token }) => token === reservation.token)
    ? stored.map((one) => (one.token === reservation.token ? reservation : one))
    : [...stored, reservation];

/** Parses the stored list. Older versions of the site stored one reservation instead of a list. */
export const parseStoredReservations = (text: string | null): readonly StoredReservation[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return (Array.isArray(value) ? value : [value]).filter(isStoredReservation);
  } catch {
    return [];
  }
};

type State = Omit<StoredReservation, 'token' | 'state'> &
  Pick<ReservationStatusView, 'status' | 'changeRequest'>;

/** Returns what this browser stores of a reservation, or null if the reservation has ended. */
export const toStoredReservation = (token: string, view: State): StoredReservation | null => {
  const { reference, reservationDate, startTime, numberOfPeople, status, changeRequest } = view;
  if (status !== 'pending' && status !== 'confirmed') return null;
  const state = changeRequest ? 'change' : status;
  return { token, reference, reservationDate, startTime, numberOfPeople, state };
};
