import type { DomainEvent } from '#src/event-log/decider.ts';
import { noContact, notInformed, releaseSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { needsTransition } from './assert-transition.ts';

type ReservationExpired = DomainEvent<
  'ReservationExpired',
  {
    seat: SeatAllocation;
    /** Older events lack this field. After them, staff were not asked to call the guest. */
    awaitsCall?: true;
  }
>;

/** Cancels a request that had no answer when the service day ended. Staff must call the guest. */
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
