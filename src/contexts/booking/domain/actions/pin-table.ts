import type { DomainEvent } from '#src/event-log/decider.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';
import { assertOpen } from './assert-transition.ts';

type TablePinned = DomainEvent<'TablePinned', { seat: SeatAllocation }>;

/** Records that staff promised the guest this table. The party is then not moved to make room. */
export const pinTable: FollowUpAction<TablePinned> = {
  decide: (state) => {
    assertOpen(state);
    const { seat, tablePinned } = state;
    if (seat.tableId === null) refuse({ kind: 'conflict', message: message('no_table_to_pin') });
    return tablePinned ? [] : [{ type: 'TablePinned', data: { seat } }];
  },
  change: ({ seat }) => ({ seat, tablePinned: true }),
  allocation: keepSeat,
};
