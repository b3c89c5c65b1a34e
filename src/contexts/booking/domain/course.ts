import { outcomeLabel, statusLabel } from '../../../contracts/booking.ts';
import type { CancelReason } from '../../../contracts/desk.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Evidence, ReservationEvent, Standing } from './reservation-events.ts';

/** When something is done, and how far off the turn is: minutes to its start, negative once it has begun. */
export type Moment = {
  readonly now: string;
  readonly today: string;
  readonly minutesToStart: number;
};

type Decided = readonly ReservationEvent[];

const alreadySettled = ({ status, outcome }: Standing) =>
  refuse({
    kind: 'conflict',
    code: 'reservation_settled',
    message: `Prenotazione già gestita: ${outcome ? outcomeLabel[outcome] : statusLabel[status]}`,
    details: { status, outcome },
  });

const stillPending = () =>
  refuse({
    kind: 'conflict',
    code: 'reservation_pending',
    message: 'Questa richiesta è ancora in attesa: prima accettala o rifiutala.',
    details: { status: 'pending', outcome: null },
  });

/**
 * Whether a reservation stands where a decision may find it.
 *
 * @returns false when the decision was already taken, so that nothing is left to do.
 * @throws DomainError conflict reservation_settled, reservation_pending
 */
export const stands = (
  state: Standing,
  from: 'pending' | 'confirmed',
  already: Pick<Standing, 'status' | 'outcome'>,
): boolean => {
  if (state.status === already.status && state.outcome === already.outcome) return false;
  if (state.status !== from)
    return state.status === 'pending' ? stillPending() : alreadySettled(state);
  return true;
};

/** @throws DomainError conflict unless pending or confirmed: what is over stays as it was. */
export const isOpen = (state: Standing): boolean =>
  state.status === 'pending' || state.status === 'confirmed' || alreadySettled(state);

const hasBegun = ({ minutesToStart }: Moment, words: string): void => {
  if (minutesToStart > 0)
    refuse({
      kind: 'conflict',
      code: 'turn_not_begun',
      message: `Il turno non è ancora iniziato: ${words}`,
    });
};

export const cancel = (state: Standing, reason: CancelReason, evidence: Evidence): Decided =>
  stands(state, 'confirmed', { status: 'cancelled', outcome: 'cancelled_by_staff' })
    ? [{ type: 'ReservationCancelled', data: { seat: state.seat, reason, evidence } }]
    : [];

/** Guests may come early, but not the day before. */
export const markArrived = (state: Standing, { now, today }: Moment): Decided => {
  if (state.status !== 'confirmed')
    stands(state, 'confirmed', { status: 'confirmed', outcome: null });
  if (state.arrivedAt !== null) return [];
  if (state.seat.date > today)
    refuse({
      kind: 'conflict',
      code: 'too_early',
      message: 'La prenotazione è per un altro giorno: il cliente non può essere già arrivato.',
    });
  return [{ type: 'GuestArrived', data: { seat: state.seat, arrivedAt: now } }];
};

export const markNoShow = (state: Standing, moment: Moment): Decided => {
  if (!stands(state, 'confirmed', { status: 'cancelled', outcome: 'no_show' })) return [];
  hasBegun(moment, 'il cliente può ancora arrivare.');
  return [{ type: 'GuestDidNotShow', data: { seat: state.seat } }];
};

/** Decision 5. */
export const complete = (state: Standing, moment: Moment): Decided => {
  if (!stands(state, 'confirmed', { status: 'completed', outcome: null })) return [];
  hasBegun(moment, 'non si può completare.');
  return [{ type: 'ReservationCompleted', data: { seat: state.seat } }];
};

export const markCalled = ({ awaitsCall, seat }: Standing): Decided =>
  awaitsCall ? [{ type: 'GuestCalled', data: { seat } }] : [];
