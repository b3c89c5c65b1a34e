import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

type GuestOpenedLink = DomainEvent<'GuestOpenedLink', { seat: SeatAllocation }>;

/** Records that the guest opened the link, but only the first time after a change. */
export const openLink: FollowUpAction<GuestOpenedLink> = {
  decide: ({ seat, contact }) =>
    contact === 'sent' || contact === 'not_informed'
      ? [{ type: 'GuestOpenedLink', data: { seat } }]
      : [],
  change: ({ seat }) => ({ seat, contact: 'seen' }),
  allocation: keepSeat,
};
