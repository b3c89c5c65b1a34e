import type { RecordedEvent } from '#src/event-log/event-log.ts';
import { actionByEventType } from '#src/contracts/booking/reservation-action-lookups.ts';
import { guestMailOf } from '#src/contexts/booking/domain/evolve-reservation.ts';
import type { ReservationEvent } from '#src/contexts/booking/domain/reservation-actions.ts';
import { parseReservationId } from '../reservation-stream-name.ts';
import type { GuestContacts } from '../ports.ts';

export const isReservationEvent = (
  event: RecordedEvent,
): event is RecordedEvent<ReservationEvent> => Object.hasOwn(actionByEventType, event.type);

type Deps = {
  readonly guestContacts: Pick<GuestContacts, 'listWithEmail'>;
  /** Delay of a mail in seconds. An undo within this time prevents the mail. */
  readonly delayS: number;
};

/**
 * Selects the events that need a mail to a guest with an e-mail address, and the delay of each
 * mail.
 */
export const planGuestMails =
  ({ guestContacts, delayS }: Deps) =>
  async (events: readonly RecordedEvent[]) => {
    const told = events.filter((event) => isReservationEvent(event) && guestMailOf(event) !== null);
    if (told.length === 0) return [];
    const mailed = new Set(
      await guestContacts.listWithEmail(told.map(({ stream }) => parseReservationId(stream))),
    );
    return told
      .filter(({ stream }) => mailed.has(parseReservationId(stream)))
      .map(({ id, type }) => ({ eventId: id, delayS: type === 'ReminderDue' ? 0 : delayS }));
  };
