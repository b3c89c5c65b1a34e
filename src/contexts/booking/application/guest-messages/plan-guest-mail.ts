import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { guestMailOf, isContactRecord } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import type { SeatAllocation } from '#src/contexts/booking/domain/reservation-state.ts';

type History = readonly RecordedEvent<ReservationEvent>[];

const isUndone = (later: History): boolean =>
  later.find((event) => !isContactRecord(event))?.type === 'LastActionUndone';

/** A reminder is void if the reservation has ended or has another date since then. */
const isOutdatedReminder = (reminder: { seat: SeatAllocation }, later: History): boolean =>
  later.some(
    ({ data, type }) =>
      data.seat.date !== reminder.seat.date ||
      type === 'ReservationCancelled' ||
      type === 'ReservationCancelledByGuest',
  );

/**
 * Finds the event of which the guest is to be told, with the kind of e-mail. Null if there is no
 * e-mail about the event, or if staff have undone it.
 */
export const planGuestMail = (history: History, eventId: string) => {
  const index = history.findIndex(({ id }) => id === eventId);
  const event = history[index];
  if (!event) return null;
  const moment = guestMailOf(event);
  const later = history.slice(index + 1);
  if (moment === null || isUndone(later)) return null;
  if (event.type === 'ReminderDue' && isOutdatedReminder(event.data, later)) return null;
  return { event, moment };
};

export type PlannedGuestMail = NonNullable<ReturnType<typeof planGuestMail>>;
