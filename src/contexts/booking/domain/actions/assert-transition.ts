import {
  reservationOutcomeLabel,
  reservationStatusLabel,
} from '#src/contracts/booking/reservations.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { ReservationState } from '../reservation-state.ts';

/** `now` is an ISO instant, `today` a calendar date in the restaurant's time zone. */
export type ClockFacts = {
  readonly now: string;
  readonly today: string;
  readonly minutesToStart: number;
};

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

export const assertConfirmed = (state: ReservationState): void => {
  needsTransition(state, 'confirmed', { status: 'confirmed', outcome: null });
};

export const assertOpen = (state: ReservationState): boolean =>
  state.status === 'pending' || state.status === 'confirmed' || refuseSettled(state);

export const assertTurnBegun = ({ minutesToStart }: ClockFacts, consequence: string): void => {
  if (minutesToStart > 0)
    refuse({
      kind: 'conflict',
      code: 'turn_not_begun',
      message: `Il turno non è ancora iniziato: ${consequence}`,
    });
};

export const assertNotBeforeServiceDay = (
  { seat }: ReservationState,
  { today }: ClockFacts,
): void => {
  if (seat.date > today)
    refuse({
      kind: 'conflict',
      code: 'too_early',
      message: 'La prenotazione è per un altro giorno: il cliente non può essere già arrivato.',
    });
};
