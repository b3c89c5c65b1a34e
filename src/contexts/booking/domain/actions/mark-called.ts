import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

type GuestCalled = DomainEvent<'GuestCalled', { seat: SeatAllocation }>;

export const markCalled: FollowUpAction<GuestCalled> = {
  decide: ({ contact, seat }) =>
    contact === 'not_informed' ? [{ type: 'GuestCalled', data: { seat } }] : [],
  change: ({ seat }) => ({ seat, contact: 'sent', contactChannel: 'phone' }),
  allocation: keepSeat,
};
