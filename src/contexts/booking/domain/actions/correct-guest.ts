import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

/** The event's commitment covers the corrected data and replaces the previous commitment. */
type GuestDataCorrected = DomainEvent<'GuestDataCorrected', { seat: SeatAllocation }>;

export const correctGuest: FollowUpAction<GuestDataCorrected> = {
  decide: ({ seat }) => [{ type: 'GuestDataCorrected', data: { seat } }],
  change: ({ seat }) => ({ seat }),
  allocation: keepSeat,
};
