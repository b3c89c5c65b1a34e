import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

type GuestCalled = DomainEvent<'GuestCalled', { seat: SeatAllocation }>;

export const markCalled: FollowUpAction<GuestCalled> = {
  decide: ({ awaitsCall, seat }) => (awaitsCall ? [{ type: 'GuestCalled', data: { seat } }] : []),
  change: ({ seat }) => ({ seat, awaitsCall: false }),
  allocation: keepSeat,
};
