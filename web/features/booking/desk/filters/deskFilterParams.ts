import { dayAfter, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import type { DeskFilter } from '#src/contracts/booking/reservation-desk.ts';
import { statusFilterLabel } from './statusFilters.ts';

/** `today` and `tomorrow` move with the calendar; a date is `yyyy-MM-dd`. */
export type SelectedDay = 'all' | 'today' | 'tomorrow' | (string & {});

/** Stored in the URL, so reloads and links preserve them. */
export type DeskFilters = { readonly day: SelectedDay; readonly group: DeskFilter };

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const isIsoDate = (said: string): boolean => DATE.test(said);
const isDay = (said: string): boolean => said === 'today' || said === 'tomorrow' || isIsoDate(said);
const isFilter = (said: string): said is DeskFilter => Object.hasOwn(statusFilterLabel, said);

/** Filters in the URL (`?date=…&status=…`); null when it names none. */
export const parseDeskFilters = (search: URLSearchParams): DeskFilters | null => {
  const [day, group] = [search.get('date') ?? '', search.get('status') ?? ''];
  if (!isDay(day) && !isFilter(group)) return null;
  return { day: isDay(day) ? day : 'all', group: isFilter(group) ? group : 'all' };
};

/** Query string with these filters; other parameters stay. */
export const withDeskFilters = (
  search: URLSearchParams,
  { day, group }: DeskFilters,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const [name, value] of [
    ['date', day],
    ['status', group],
  ] as const) {
    if (value === 'all') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** Calendar date `yyyy-MM-dd`; null for all days. */
export const resolveDate = (day: SelectedDay, today = venueToday()): string | null => {
  if (day === 'all') return null;
  if (day === 'today') return today;
  return day === 'tomorrow' ? dayAfter(today, 1) : day;
};
