import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import type { ReceivedMail } from '#test/support/services/smtp-server.ts';

/** Reads subject, text and, if present, the calendar entry of a mail. */
export const readMail = async ({ raw }: ReceivedMail) => {
  const { subject = '', text = '', attachments } = await PostalMime.parse(raw);
  const calendar = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return { subject, text, calendar: calendar ? readCalendar(calendar.content) : null };
};

const readCalendar = (content: ArrayBuffer | Uint8Array | string) => {
  const source = typeof content === 'string' ? content : new TextDecoder().decode(content);
  const calendar = new ICAL.Component(ICAL.parse(source));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate(),
  };
};

/** Returns the first address in a text whose path matches, such as `/^.reservations.[^/]+$/`. */
export const findAddress = (text: string, path: RegExp): string => {
  const addresses = text.match(/https?:\/\/[^\s)]+/g) ?? [];
  const found = addresses.find((address) => path.test(new URL(address).pathname));
  if (!found) throw new Error(`no address ${path} in:\n${text}`);
  return found;
};
