import {
  reservationOutcomeLabel,
  reservationStatusLabel,
} from '#src/contracts/booking/reservations.ts';
import type { CancelReason } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { DecisionEvidence, ReservationEvent, ReservationState } from './reservation-events.ts';

export type ClockFacts = {
  readonly now: string;
  readonly today: string;
  readonly minutesToStart: number;
};

type DecidedEvents = readonly ReservationEvent[];

const refuseSettled = ({ status, outcome }: ReservationState) =>
  refuse({
    kind: 'conflict',
    code: 'reservation_settled',
    message: `Prenotazione già gestita: ${outcome ? reservationOutcomeLabel[outcome] : reservationStatusLabel[status]}`,
    details: { status, outcome },
  });

const refusePending = () =>
  refuse({
    kind: 'conflict',
    code: 'reservation_pending',
    message: 'Questa richiesta è ancora in attesa: prima accettala o rifiutala.',
    details: { status: 'pending', outcome: null },
  });

/**
 * Returns false when the reservation already has the target status, so a repeated command appends
 * nothing.
 */
export const needsTransition = (
  state: ReservationState,
  from: 'pending' | 'confirmed',
  already: Pick<ReservationState, 'status' | 'outcome'>,
): boolean => {
  if (state.status === already.status && state.outcome === already.outcome) return false;
  if (state.status !== from)
    return state.status === 'pending' ? refusePending() : refuseSettled(state);
  return true;
};

export const assertOpen = (state: ReservationState): boolean =>
  state.status === 'pending' || state.status === 'confirmed' || refuseSettled(state);

const assertTurnBegun = ({ minutesToStart }: ClockFacts, consequence: string): void => {
  if (minutesToStart > 0)
    refuse({
      kind: 'conflict',
      code: 'turn_not_begun',
      message: `Il turno non è ancora iniziato: ${consequence}`,
    });
};

export const decideCancellation = (
  state: ReservationState,
  reason: CancelReason,
  evidence: DecisionEvidence,
): DecidedEvents =>
  needsTransition(state, 'confirmed', { status: 'cancelled', outcome: 'cancelled_by_staff' })
    ? [{ type: 'ReservationCancelled', data: { seat: state.seat, reason, evidence } }]
    : [];

export const decideArrival = (
  state: ReservationState,
  { now, today }: ClockFacts,
): DecidedEvents => {
  if (state.status !== 'confirmed')
    needsTransition(state, 'confirmed', { status: 'confirmed', outcome: null });
  if (state.arrivedAt !== null) return [];
  if (state.seat.date > today)
    refuse({
      kind: 'conflict',
      code: 'too_early',
      message: 'La prenotazione è per un altro giorno: il cliente non può essere già arrivato.',
    });
  return [{ type: 'GuestArrived', data: { seat: state.seat, arrivedAt: now } }];
};

export const decideNoShow = (state: ReservationState, moment: ClockFacts): DecidedEvents => {
  if (!needsTransition(state, 'confirmed', { status: 'cancelled', outcome: 'no_show' })) return [];
  assertTurnBegun(moment, 'il cliente può ancora arrivare.');
  return [{ type: 'GuestDidNotShow', data: { seat: state.seat } }];
};

export const decideCompletion = (state: ReservationState, moment: ClockFacts): DecidedEvents => {
  if (!needsTransition(state, 'confirmed', { status: 'completed', outcome: null })) return [];
  assertTurnBegun(moment, 'non si può completare.');
  return [{ type: 'ReservationCompleted', data: { seat: state.seat } }];
};

export const decideGuestCalled = ({ awaitsCall, seat }: ReservationState): DecidedEvents =>
  awaitsCall ? [{ type: 'GuestCalled', data: { seat } }] : [];
