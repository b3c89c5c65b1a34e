import type { DomainEvent } from '#src/event-log/decider.ts';
import {
  noContact,
  noVisitMoments,
  releaseSeat,
  type SeatAllocation,
} from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertTurnBegun, needsTransition, type ClockFacts } from './assert-transition.ts';

type GuestDidNotShow = DomainEvent<'GuestDidNotShow', { seat: SeatAllocation }>;

export const markNoShow: FollowUpAction<GuestDidNotShow, { readonly moment: ClockFacts }> = {
  decide: (state, { moment }) => {
    if (!needsTransition(state, 'confirmed', { status: 'cancelled', outcome: 'no_show' }))
      return [];
    assertTurnBegun(moment, 'turn_not_begun.no_show');
    return [{ type: 'GuestDidNotShow', data: { seat: state.seat } }];
  },
  change: ({ seat }) => ({
    status: 'cancelled',
    outcome: 'no_show',
    seat,
    ...noVisitMoments,
    ...noContact,
  }),
  allocation: releaseSeat,
};
