import type { DomainEvent } from '#src/event-log/decider.ts';
import { keepSeat, type SeatAllocation } from '../reservation-state.ts';
import type { FollowUpAction } from './action.ts';

type ReminderDue = DomainEvent<'ReminderDue', { seat: SeatAllocation }>;

/** Records that a reminder is due, once for each date of a confirmed visit. */
export const remind: FollowUpAction<ReminderDue> = {
  decide: ({ status, seat, remindedFor }) =>
    status === 'confirmed' && remindedFor !== seat.date
      ? [{ type: 'ReminderDue', data: { seat } }]
      : [],
  change: ({ seat }) => ({ seat, remindedFor: seat.date }),
  allocation: keepSeat,
  guestMail: () => 'reminder',
};
