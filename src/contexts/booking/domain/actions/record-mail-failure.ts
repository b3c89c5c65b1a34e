import type { ReservationEventType } from '#src/contracts/booking/reservation-actions.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, notInformed, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

type GuestMailFailed = DomainEvent<
  'GuestMailFailed',
  { seat: SeatAllocation; about: ReservationEventType }
>;

/**
 * Records that the mail server of the guest refused the address permanently. Staff must then call.
 */
export const recordMailFailure: FollowUpAction<
  GuestMailFailed,
  { readonly about: ReservationEventType }
> = {
  decide: ({ seat }, { about }) => [{ type: 'GuestMailFailed', data: { seat, about } }],
  change: ({ seat }) => ({ seat, ...notInformed }),
  allocation: keepSeat,
};
