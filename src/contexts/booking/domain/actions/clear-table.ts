import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertConfirmed, type ClockFacts } from './assert-transition.ts';

type TableCleared = DomainEvent<'TableCleared', { seat: SeatAllocation; clearedAt: string }>;

/**
 * Ends the visit. The covers still count, because the turn's maximum limits the number of arrivals.
 */
export const clearTable: FollowUpAction<TableCleared, { readonly moment: ClockFacts }> = {
  decide: (state, { moment }) => {
    if (state.clearedAt !== null) return [];
    assertConfirmed(state);
    if (state.seatedAt === null) refuse({ kind: 'conflict', message: message('not_seated') });
    return [{ type: 'TableCleared', data: { seat: state.seat, clearedAt: moment.now } }];
  },
  change: ({ seat, clearedAt }) => ({ status: 'completed', outcome: null, seat, clearedAt }),
  allocation: keepSeat,
};
