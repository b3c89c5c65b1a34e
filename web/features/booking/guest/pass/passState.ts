import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { addDays } from '#web/shared/dates/dates.ts';

export type PassState =
  | 'pending'
  | 'confirmed'
  | 'eve'
  | 'today'
  | 'change'
  | 'declined'
  | 'closure'
  | 'cancelledByUs'
  | 'cancelled'
  | 'expired'
  | 'past'
  | 'missed';

type State = Pick<
  ReservationStatusView,
  'status' | 'outcome' | 'cancelReason' | 'reservationDate' | 'changeRequest'
>;

const stateWhenCancelledByStaff = ({ cancelReason }: State): PassState => {
  if (cancelReason === 'guest_asked') return 'cancelled';
  return cancelReason === 'house_closed' ? 'closure' : 'cancelledByUs';
};

const stateByOutcome = {
  rejected: () => 'declined',
  cancelled_by_guest: () => 'cancelled',
  cancelled_by_staff: stateWhenCancelledByStaff,
  expired: () => 'expired',
  no_show: () => 'missed',
  not_verified: () => 'past',
} as const satisfies Record<
  NonNullable<ReservationStatusView['outcome']>,
  (state: State) => PassState
>;

const stateWhenConfirmed = (reservationDate: string, today: string): PassState => {
  if (reservationDate < today) return 'past';
  if (reservationDate === today) return 'today';
  return reservationDate === addDays(today, 1) ? 'eve' : 'confirmed';
};

/** Returns the state that the ticket shows to the guest. `today` is the date at the venue. */
export const toPassState = (view: State, today: string): PassState => {
  const { status, outcome, reservationDate, changeRequest } = view;
  if (outcome) return stateByOutcome[outcome](view);
  switch (status) {
    case 'pending':
      return changeRequest ? 'change' : 'pending';
    case 'confirmed':
      return changeRequest ? 'change' : stateWhenConfirmed(reservationDate, today);
    case 'cancelled':
      return 'cancelledByUs';
    case 'completed':
      return 'past';
  }
};

export type PassDrawing = 'pending' | 'confirmed' | 'change' | 'tonight' | 'closed';

const drawingByState: Record<PassState, PassDrawing> = {
  pending: 'pending',
  confirmed: 'confirmed',
  eve: 'confirmed',
  today: 'tonight',
  change: 'change',
  declined: 'closed',
  closure: 'closed',
  cancelledByUs: 'closed',
  cancelled: 'closed',
  expired: 'closed',
  past: 'closed',
  missed: 'closed',
};

export const toPassDrawing = (state: PassState): PassDrawing => drawingByState[state];

/**
 * Returns true while the guest may still come. Only then, the ticket shows details and actions for
 * the visit.
 */
export const isPassActive = (state: PassState): boolean => drawingByState[state] !== 'closed';
