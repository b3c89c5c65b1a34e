import type { ComposeGuestMail } from './guest-mails/compose-guest-mail.ts';
import type { GuestMail } from './guest-mails/guest-mail.ts';
import { personalLinkCalendar, type ReadOwnCalendar } from './http/personal-link-calendar.ts';
import { linkInLanguage } from '#src/contracts/link-in-language.ts';
import type { ReservationStatus } from '#src/contracts/booking/reservations.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { BookingDeps } from './booking.services.ts';

const momentByStatus = {
  pending: 'received',
  confirmed: 'confirmed',
  completed: 'confirmed',
  cancelled: 'cancelled_by_guest',
} as const satisfies Record<ReservationStatus, GuestMail['moment']>;

/**
 * Returns the calendar entry of the mail about the current status. Both have the same UID, so
 * calendars update the existing entry.
 */
const readOwnCalendar =
  (
    { reservations, links }: BookingDeps,
    publicOrigin: string,
    compose: ComposeGuestMail,
  ): ReadOwnCalendar =>
  async (id, language) => {
    const [view, own] = await Promise.all([reservations.find(id), reservations.findStatus(id)]);
    if (!view || !own) return null;
    const { calendar } = compose({
      moment: momentByStatus[own.status],
      language,
      firstName: null,
      reference: own.reference,
      link: linkInLanguage(publicOrigin, links.createLink(id), language),
      reservation: {
        id,
        date: own.reservationDate,
        startTime: own.startTime,
        endTime: own.endTime,
        arrivalTime: own.arrivalTime,
        people: own.numberOfPeople,
        tableName: own.tableName,
        floor: own.floor,
      },
      sequence: view.version,
      at: view.updatedAt,
    });
    return calendar?.content ?? null;
  };

export const createReservationCalendar = (
  { config }: AppServices,
  deps: BookingDeps,
  compose: ComposeGuestMail,
) =>
  personalLinkCalendar({
    links: deps.links,
    readCalendar: readOwnCalendar(deps, config.PUBLIC_ORIGIN, compose),
  });
