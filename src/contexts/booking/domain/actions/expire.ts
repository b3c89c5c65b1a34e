import type { DomainEvent } from '#src/event-log/decider.ts';
import { noContact, notInformed, releaseSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { needsTransition } from './assert-transition.ts';

type ReservationExpired = DomainEvent<
  'ReservationExpired',
  {
    seat: SeatAllocation;
    /** Missing in older events, after which staff were not asked to call. */
    awaitsCall?: true;
  }
>;

/** The service day ended without an answer to the request, and staff must call the guest. */
export const expire: FollowUpAction<ReservationExpired> = {
  decide: (state) =>
    needsTransition(state, 'pending', { status: 'cancelled', outcome: 'expired' })
      ? [{ type: 'ReservationExpired', data: { seat: state.seat, awaitsCall: true } }]
      : [],
  change: ({ seat, awaitsCall = false }) => ({
    status: 'cancelled',
    outcome: 'expired',
    seat,
    ...(awaitsCall ? notInformed : noContact),
  }),
  allocation: releaseSeat,
};
