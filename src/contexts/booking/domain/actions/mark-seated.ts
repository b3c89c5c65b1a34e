import type { DomainEvent } from '#src/event-log/decider.ts';
import { noContact, keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import {
  assertConfirmed,
  assertNotBeforeServiceDay,
  type ClockFacts,
} from './assert-transition.ts';

/** `arrivedAt` equals `seatedAt` if staff had not recorded the arrival before. */
type GuestsSeated = DomainEvent<
  'GuestsSeated',
  { seat: SeatAllocation; arrivedAt: string; seatedAt: string }
>;

export const markSeated: FollowUpAction<GuestsSeated, { readonly moment: ClockFacts }> = {
  decide: (state, { moment }) => {
    assertConfirmed(state);
    if (state.seatedAt !== null) return [];
    assertNotBeforeServiceDay(state, moment);
    const data = {
      seat: state.seat,
      arrivedAt: state.arrivedAt ?? moment.now,
      seatedAt: moment.now,
    };
    return [{ type: 'GuestsSeated', data }];
  },
  change: ({ seat, arrivedAt, seatedAt }) => ({ seat, arrivedAt, seatedAt, ...noContact }),
  allocation: keepSeat,
};
