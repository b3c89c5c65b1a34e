import { addDays } from '#src/kernel/add-days.ts';
import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { guestMailOf, isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { SeatAllocation } from '#src/contexts/booking/domain/reservation-state.ts';

type History = readonly RecordedEvent<ReservationEvent>[];

const isUndone = (later: History): boolean =>
  later.find((event) => !isContactRecord(event))?.type === 'LastActionUndone';

/**
 * Returns true if the visit is not tomorrow, or was moved to another date or cancelled. The text
 * contains "tomorrow", so the reminder must not arrive on another day.
 */
const isOutdatedReminder = (reminder: SeatAllocation, later: History, today: string): boolean =>
  reminder.date !== addDays(today, 1) ||
  later.some(
    ({ data, type }) =>
      data.seat.date !== reminder.date ||
      type === 'ReservationCancelled' ||
      type === 'ReservationCancelledByGuest',
  );

/**
 * Returns the event and the kind of its e-mail to the guest. Returns null if the event needs no
 * e-mail, staff undid it, or a reminder is outdated.
 *
 * @param today date in the restaurant's time zone
 */
export const planGuestMail = (history: History, eventId: string, today: string) => {
  const index = history.findIndex(({ id }) => id === eventId);
  const event = history[index];
  if (!event) return null;
  const moment = guestMailOf(event);
  const later = history.slice(index + 1);
  if (moment === null || isUndone(later)) return null;
  if (event.type === 'ReminderDue' && isOutdatedReminder(event.data.seat, later, today))
    return null;
  return { event, moment };
};

export type PlannedGuestMail = NonNullable<ReturnType<typeof planGuestMail>>;
