import {
  reservationOutcomeLabel,
  reservationStatusLabel,
} from '#src/contracts/booking/reservations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import { message } from '#src/messages/message.ts';
import type { ReservationState } from '../reservation-state.ts';
import { isSameTurn } from '../seat-allocation.ts';
import type { TurnFacts } from '../turn-facts.ts';

/** Time of a command. `now` is an ISO instant, `today` a date in the restaurant's time zone. */
export type ClockFacts = {
  readonly now: string;
  readonly today: string;
  readonly minutesToStart: number;
};

const refuseSettled = ({ status, outcome }: ReservationState) =>
  refuse({
    kind: 'conflict',
    message: message('reservation_settled', {
      state: outcome ? reservationOutcomeLabel[outcome] : reservationStatusLabel[status],
    }),
    details: { status, outcome },
  });

const refusePending = () =>
  refuse({
    kind: 'conflict',
    message: message('reservation_pending'),
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

export const assertConfirmed = (state: ReservationState): void => {
  needsTransition(state, 'confirmed', { status: 'confirmed', outcome: null });
};

export const assertOpen = (state: ReservationState): boolean =>
  state.status === 'pending' || state.status === 'confirmed' || refuseSettled(state);

const refuseToMove = (id: string, why: 'not_movable.pinned' | 'not_movable.here') =>
  refuse({ kind: 'conflict', message: message(why, { reference: toReferenceCode(id) }) });

/** Refuses to move a party to make room if it already arrived or its table is pinned. */
export const assertMovable = (
  { status, seat, arrivedAt, seatedAt, tablePinned, changeRequest }: ReservationState,
  id: string,
  { date, slot }: TurnFacts,
): void => {
  if (tablePinned) refuseToMove(id, 'not_movable.pinned');
  const isExpected = status === 'confirmed' && !arrivedAt && !seatedAt && !changeRequest;
  if (!isExpected || !isSameTurn(seat, { date, timeSlotId: slot.id }))
    refuseToMove(id, 'not_movable.here');
};

export const assertTurnBegun = (
  { minutesToStart }: ClockFacts,
  text: 'turn_not_begun.no_show' | 'turn_not_begun.complete',
): void => {
  if (minutesToStart > 0) refuse({ kind: 'conflict', message: message(text) });
};

/** Refuses a change by the guest if the reservation is closed or its turn has begun. */
export const assertChangeableByGuest = (
  { status }: ReservationState,
  { minutesToStart }: ClockFacts,
): void => {
  if (status !== 'pending' && status !== 'confirmed')
    refuse({ kind: 'conflict', message: message('reservation_closed') });
  if (minutesToStart <= 0) refuse({ kind: 'conflict', message: message('visit_begun') });
};

export const assertNotBeforeServiceDay = (
  { seat }: ReservationState,
  { today }: ClockFacts,
): void => {
  if (seat.date > today) refuse({ kind: 'conflict', message: message('too_early') });
};
