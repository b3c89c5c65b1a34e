import { createVenueTimeFormat } from './venueTimeFormat.ts';

/** Created on first use, because the construction is slow on phones. */
let venueFormat: Intl.DateTimeFormat | undefined;

const venueParts = (now: Date): Record<string, string> => {
  venueFormat ??= createVenueTimeFormat('en-GB', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return Object.fromEntries(venueFormat.formatToParts(now).map(({ type, value }) => [type, value]));
};

/** Returns the date at the venue as `yyyy-MM-dd` (spec note 9). */
export const venueDate = (now: Date): string => {
  const { year, month, day } = venueParts(now);
  return `${year}-${month}-${day}`;
};

export const venueMinutes = (now: Date): number => {
  const { hour, minute } = venueParts(now);
  return Number(hour) * 60 + Number(minute);
};

export const toMinutes = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/**
 * Returns noon UTC of a date. Noon UTC is on the same calendar day in every European time zone, so
 * formatting cannot change the date.
 */
export const toUtcNoon = (date: string): Date => new Date(`${date}T12:00:00Z`);

/** Returns the weekday of a date, 0 for Sunday (specification §9). */
export const weekdayOf = (date: string): number => toUtcNoon(date).getUTCDay();

/** Adds days to a date in UTC, because local days may have 23 or 25 hours (summer time). */
export const addDays = (date: string, days: number): string => {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
};
