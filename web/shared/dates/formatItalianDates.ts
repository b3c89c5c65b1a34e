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
/** The Swedish locale formats dates as `yyyy-MM-dd`. */
const plainDay = new Intl.DateTimeFormat('sv-SE', { timeZone: venue.timeZone });

/** `2025-10-18` → `sabato 18 ottobre 2025`. */
export const formatLongDate = (date: string): string =>
  longDay.format(new Date(`${date}T00:00:00Z`));

/** Venue time: `12/10/2025, 18:42`. */
export const formatDateTime = (instant: string): string => moment.format(new Date(instant));

/** Venue time: `12/10/2025, 18:42:07`. */
export const formatDateTimeSeconds = (instant: string): string =>
  exactMoment.format(new Date(instant));

/** Epoch milliseconds as venue time: `18:42:07`. */
export const formatClockTime = (milliseconds: number): string => clockTime.format(milliseconds);

/** Today at the venue, `yyyy-MM-dd` (spec note 9). */
export const venueToday = (now = new Date()): string => plainDay.format(now);

export { addDays as dayAfter } from './dates.ts';
