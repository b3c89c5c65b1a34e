import type { DomainEvent } from '#src/event-log/decider.ts';
import { noContact, releaseSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { needsTransition } from './assert-transition.ts';

type ReservationExpired = DomainEvent<'ReservationExpired', { seat: SeatAllocation }>;

/** The service day ended without an answer to the request. */
export const expire: FollowUpAction<ReservationExpired> = {
  decide: (state) =>
    needsTransition(state, 'pending', { status: 'cancelled', outcome: 'expired' })
      ? [{ type: 'ReservationExpired', data: { seat: state.seat } }]
      : [],
  change: ({ seat }) => ({ status: 'cancelled', outcome: 'expired', seat, ...noContact }),
  allocation: releaseSeat,
};
