import type { DomainEvent } from '#src/event-log/decider.ts';
import {
  noContact,
  noVisitMoments,
  releaseSeat,
  type SeatAllocation,
} from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertChangeableByGuest, type ClockFacts } from './assert-transition.ts';

type ReservationCancelledByGuest = DomainEvent<
  'ReservationCancelledByGuest',
  { seat: SeatAllocation }
>;

/** Cancels a confirmed reservation or a pending request for the guest, until the turn begins. */
export const cancelByGuest: FollowUpAction<
  ReservationCancelledByGuest,
  { readonly moment: ClockFacts }
> = {
  decide: (state, { moment }) => {
    if (state.outcome === 'cancelled_by_guest') return [];
    assertChangeableByGuest(state, moment);
    return [{ type: 'ReservationCancelledByGuest', data: { seat: state.seat } }];
  },
  change: ({ seat }) => ({
    status: 'cancelled',
    outcome: 'cancelled_by_guest',
    seat,
    ...noVisitMoments,
    ...noContact,
  }),
  allocation: releaseSeat,
  guestMail: () => 'cancelled_by_guest',
};
