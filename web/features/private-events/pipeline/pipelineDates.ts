import { addDays, venueDate } from '#web/shared/dates/dates.ts';
import { formatShortDay, formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';

const DAY_MS = 86_400_000;
const shortWeekday = new Intl.DateTimeFormat('it-IT', { weekday: 'short', timeZone: 'UTC' });
const longDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const dayOfMonth = new Intl.DateTimeFormat('it-IT', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' });

const toDay = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Formats a date such as `dom 11/4`. */
export const formatNumericDay = (date: string): string =>
  `${shortWeekday.format(toDay(date))} ${toDay(date).getUTCDate()}/${toDay(date).getUTCMonth() + 1}`;

/** Formats a date such as `22 nov`. */
export const formatDayOfMonth = (date: string): string => dayOfMonth.format(toDay(date));

/** Formats an instant such as `venerdì 4 dicembre, 20:00`. */
export const formatInstantInWords = (at: string): string =>
  `${longDay.format(toDay(venueDate(new Date(at))))}, ${formatTimeOfDay(at)}`;

export const formatWeekday = (date: string): string => weekday.format(toDay(date));

/** Returns the days from `today` to `date`, negative for a past date. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((toDay(date).getTime() - toDay(today).getTime()) / DAY_MS);

/**
 * Formats a date such as `oggi`, `domani` or `mar 24`. A date that is not near includes the month.
 */
export const formatNearDay = (date: string, today: string): string => {
  if (date === today) return 'oggi';
  if (date === addDays(today, 1)) return 'domani';
  if (date === addDays(today, -1)) return 'ieri';
  return Math.abs(daysUntil(date, today)) < 7
    ? `${shortWeekday.format(toDay(date))} ${toDay(date).getUTCDate()}`
    : formatShortDay(date);
};

/** Formats an instant such as `oggi, 11:20`. `now` is in epoch milliseconds. */
export const formatNearInstant = (at: string, now: number): string =>
  `${formatNearDay(venueDate(new Date(at)), venueDate(new Date(now)))}, ${formatTimeOfDay(at)}`;

/** Formats a duration such as `40 min`, `26 h` or `4 giorni`. */
export const formatWait = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} giorni`;
};
