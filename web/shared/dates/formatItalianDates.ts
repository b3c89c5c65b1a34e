import { venueDate } from './dates.ts';
import { createVenueTimeFormat } from './venueTimeFormat.ts';

const longDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const weekdayAndDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});
const moment = createVenueTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const exactMoment = createVenueTimeFormat('it-IT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const clockTime = createVenueTimeFormat('it-IT', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});
const timeOfDay = createVenueTimeFormat('it-IT', { hour: '2-digit', minute: '2-digit' });

export const formatLongDate = (date: string): string =>
  longDay.format(new Date(`${date}T00:00:00Z`));

/** Formats a date such as `sab 28 nov`. */
export const formatShortDay = (date: string): string =>
  shortDay.format(new Date(`${date}T00:00:00Z`));

/** Formats a date such as `sab 28`. */
export const formatWeekdayAndDay = (date: string): string =>
  weekdayAndDay.format(new Date(`${date}T00:00:00Z`));

export const formatDateTime = (instant: string): string => moment.format(new Date(instant));

export const formatDateTimeSeconds = (instant: string): string =>
  exactMoment.format(new Date(instant));

export const formatTimeOfDay = (instant: string): string => timeOfDay.format(new Date(instant));

export const formatClockTime = (milliseconds: number): string => clockTime.format(milliseconds);

export const venueToday = (now = new Date()): string => venueDate(now);

export { addDays as dayAfter } from './dates.ts';
