import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertOpen } from './assert-transition.ts';

type TableUnpinned = DomainEvent<'TableUnpinned', { seat: SeatAllocation }>;

/** Removes the promise of a table, because another table is equally good for the guest. */
export const unpinTable: FollowUpAction<TableUnpinned> = {
  decide: (state) => {
    assertOpen(state);
    return state.tablePinned ? [{ type: 'TableUnpinned', data: { seat: state.seat } }] : [];
  },
  change: ({ seat }) => ({ seat, tablePinned: false }),
  allocation: keepSeat,
};
