import type { ContactChannel, ContactState } from '#src/contracts/booking/contact-state.ts';
import type { ReservationEventType } from '#src/contracts/booking/reservation-actions.ts';
import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

export type Information = {
  readonly channel: ContactChannel;
  readonly about: ReservationEventType;
};

/** `about`: type of the event of which the guest was informed. */
type GuestInformed = DomainEvent<
  'GuestInformed',
  { seat: SeatAllocation; contact: ContactState } & Information
>;

/**
 * Records that the guest was informed. A reminder does not replace the answer of a guest who has
 * already confirmed the visit.
 */
export const informGuest: FollowUpAction<GuestInformed, Information> = {
  decide: ({ seat, contact }, { channel, about }) => {
    const next = contact === 'confirmed' && about === 'ReminderDue' ? 'confirmed' : 'sent';
    return [{ type: 'GuestInformed', data: { seat, channel, about, contact: next } }];
  },
  change: ({ seat, contact, channel }) => ({ seat, contact, contactChannel: channel }),
  allocation: keepSeat,
};
