import type { DomainEvent } from '#src/event-log/decider.ts';
import { noContact, keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertTurnBegun, needsTransition, type ClockFacts } from './assert-transition.ts';

type ReservationCompleted = DomainEvent<'ReservationCompleted', { seat: SeatAllocation }>;

export const complete: FollowUpAction<ReservationCompleted, { readonly moment: ClockFacts }> = {
  decide: (state, { moment }) => {
    if (!needsTransition(state, 'confirmed', { status: 'completed', outcome: null })) return [];
    assertTurnBegun(moment, 'turn_not_begun.complete');
    return [{ type: 'ReservationCompleted', data: { seat: state.seat } }];
  },
  change: ({ seat }) => ({ status: 'completed', outcome: null, seat, ...noContact }),
  allocation: keepSeat,
};
