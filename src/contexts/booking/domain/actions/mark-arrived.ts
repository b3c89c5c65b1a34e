import type { DomainEvent } from '#src/event-log/decider.ts';
import { noContact, keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import {
  assertConfirmed,
  assertNotBeforeServiceDay,
  type ClockFacts,
} from './assert-transition.ts';

type GuestArrived = DomainEvent<'GuestArrived', { seat: SeatAllocation; arrivedAt: string }>;

export const markArrived: FollowUpAction<GuestArrived, { readonly moment: ClockFacts }> = {
  decide: (state, { moment }) => {
    assertConfirmed(state);
    if (state.arrivedAt !== null) return [];
    assertNotBeforeServiceDay(state, moment);
    return [{ type: 'GuestArrived', data: { seat: state.seat, arrivedAt: moment.now } }];
  },
  change: ({ seat, arrivedAt }) => ({ seat, arrivedAt, ...noContact }),
  allocation: keepSeat,
};
