import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { venue } from '#src/venue.ts';
import type { CalendarFile, GuestMail } from './guest-mail.ts';
import type { MailTranslator } from '#src/messaging/layout/mail-translator.ts';
import type { MailValues } from './mail-values.ts';

type Content = {
  readonly mail: GuestMail;
  readonly text: MailTranslator;
  readonly values: MailValues;
  /** Address that sends the mail. Calendar programs trust a file only if its organizer sent it. */
  readonly organizer: string;
  /** Returns the instant of a date and time in the restaurant's time zone. */
  readonly instantOf: (date: string, time: string) => Date;
};

/**
 * Usual length of a meal, from the arrival time or the start of the turn. The entry needs it,
 * because a turn is only an arrival window.
 */
const STAY_MS = 2 * 60 * 60 * 1_000;

const statusOf = ({ moment }: GuestMail): ICalEventStatus | null => {
  switch (moment) {
    case 'received':
    case 'corrected_pending':
      return ICalEventStatus.TENTATIVE;
    case 'confirmed':
    case 'changed':
    case 'corrected':
    case 'reminder':
      return ICalEventStatus.CONFIRMED;
    case 'declined':
    case 'cancelled_by_guest':
    case 'cancelled_by_house':
      return ICalEventStatus.CANCELLED;
    case 'change_declined':
    case 'offer':
      return null;
  }
};

/**
 * Creates a calendar file with times in UTC, so it needs no definition of the time zone. All mails
 * of a reservation have the same UID, also after a change of the host, and the SEQUENCE rises.
 */
export const createCalendarFile = ({
  mail,
  text,
  values,
  organizer,
  instantOf,
}: Content): CalendarFile | null => {
  const status = statusOf(mail);
  if (status === null) return null;
  const isCancelled = status === ICalEventStatus.CANCELLED;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const { date, startTime, arrivalTime } = mail.reservation;
  const start = instantOf(date, arrivalTime ?? startTime);
  const calendar = ical({ prodId: { company: venue.name, product: 'Reservations' }, method });
  calendar.createEvent({
    id: mail.reservation.id,
    sequence: mail.sequence,
    stamp: new Date(mail.at),
    start,
    end: new Date(start.getTime() + STAY_MS),
    status,
    summary: text.plain('calendar.summary', values),
    description: text.plain('calendar.description', values),
    location: text.plain('where', values),
    organizer: { name: venue.name, email: organizer },
    ...(isCancelled ? {} : { url: mail.link }),
  });
  return { method: isCancelled ? 'CANCEL' : 'PUBLISH', content: `${calendar.toString()}\r\n` };
};
