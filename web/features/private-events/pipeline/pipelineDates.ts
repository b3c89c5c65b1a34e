import { addDays, venueDate } from '#web/shared/dates/dates.ts';
import { formatShortDay, formatTimeOfDay } from '#web/shared/dates/formatItalianDates.ts';

const DAY_MS = 86_400_000;
const numericDay = new Intl.DateTimeFormat('it-IT', {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  timeZone: 'UTC',
});
const weekday = new Intl.DateTimeFormat('it-IT', { weekday: 'long', timeZone: 'UTC' });

const toDay = (date: string): Date => new Date(`${date}T00:00:00Z`);

/** Such as `dom 11/4`. */
export const formatNumericDay = (date: string): string => numericDay.format(toDay(date));

export const formatWeekday = (date: string): string => weekday.format(toDay(date));

/** Days from `today` to `date`, negative for a date in the past. */
export const daysUntil = (date: string, today: string): number =>
  Math.round((toDay(date).getTime() - toDay(today).getTime()) / DAY_MS);

/** Such as `oggi`, `domani`, `mar 24 nov`. */
export const formatNearDay = (date: string, today: string): string => {
  if (date === today) return 'oggi';
  if (date === addDays(today, 1)) return 'domani';
  return date === addDays(today, -1) ? 'ieri' : formatShortDay(date);
};

/** Such as `oggi, 11:20`. `now` is in epoch milliseconds. */
export const formatNearInstant = (at: string, now: number): string =>
  `${formatNearDay(venueDate(new Date(at)), venueDate(new Date(now)))}, ${formatTimeOfDay(at)}`;

/** Such as `40 min`, `26 h`, `4 giorni`. */
export const formatWait = (ms: number): string => {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} h` : `${Math.floor(hours / 24)} giorni`;
};
