import type { GuestDataField } from '#src/contracts/booking/guest-data-fields.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

type Correction = { readonly fields: readonly GuestDataField[] };

/**
 * The event's commitment covers the corrected data and replaces the previous commitment. Older events
 * have no `fields`.
 */
type GuestDataCorrected = DomainEvent<
  'GuestDataCorrected',
  { seat: SeatAllocation } & Partial<Correction>
>;

export const correctGuest: FollowUpAction<GuestDataCorrected, Correction> = {
  decide: ({ seat }, { fields }) => [{ type: 'GuestDataCorrected', data: { seat, fields } }],
  change: ({ seat }) => ({ seat }),
  allocation: keepSeat,
};
