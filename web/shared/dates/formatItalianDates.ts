import { venue } from '#src/venue.ts';

const longDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const moment = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: venue.timeZone,
});
const exactMoment = new Intl.DateTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: venue.timeZone,
});
const clockTime = new Intl.DateTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: venue.timeZone,
});
/** Swedish writes calendar dates as `yyyy-MM-dd`. */
const plainDay = new Intl.DateTimeFormat('sv-SE', { timeZone: venue.timeZone });

/** `2025-10-18` → "sabato 18 ottobre 2025". A calendar date has no zone: it is read and written as UTC. */
export const formatLongDate = (date: string): string =>
  longDay.format(new Date(`${date}T00:00:00Z`));

/** An instant as staff read it, on the venue's clock: "12/10/2025, 18:42". */
export const formatDateTime = (instant: string): string => moment.format(new Date(instant));

/** An instant of the history on the venue's clock, with seconds: "12/10/2025, 18:42:07". */
export const formatDateTimeSeconds = (instant: string): string =>
  exactMoment.format(new Date(instant));

/** "18:42:07" on the venue's clock; takes milliseconds since 1970. */
export const formatClockTime = (milliseconds: number): string => clockTime.format(milliseconds);

/** The venue's calendar date now, `yyyy-MM-dd`, whatever the zone of this machine (decision 9). */
export const venueToday = (now = new Date()): string => plainDay.format(now);

export { addDays as dayAfter } from './dates.ts';
