import { dayAfter, todayAtTheVenue } from '../../../shared/italianDates.ts';
import type { DeskFilter } from '../../../../src/contracts/desk.ts';
import { filterLabel } from './deskFilters.ts';

/** Which day is on screen. `today` and `tomorrow` stay true overnight; a date is `yyyy-MM-dd`. */
export type Day = 'all' | 'today' | 'tomorrow' | (string & {});

/** Which reservations the tab shows. It stands in the address, so that a reload and a link keep it. */
export type DeskPlace = { readonly day: Day; readonly group: DeskFilter };

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const isDate = (said: string): boolean => DATE.test(said);
const isDay = (said: string): boolean => said === 'today' || said === 'tomorrow' || isDate(said);
const isFilter = (said: string): said is DeskFilter => Object.hasOwn(filterLabel, said);

/** The place that an address names (`?date=…&status=…`); null where it names none. */
export const placeIn = (search: URLSearchParams): DeskPlace | null => {
  const [day, group] = [search.get('date') ?? '', search.get('status') ?? ''];
  if (!isDay(day) && !isFilter(group)) return null;
  return { day: isDay(day) ? day : 'all', group: isFilter(group) ? group : 'all' };
};

/** The address of a place; the other parameters stay. */
export const searchWith = (search: URLSearchParams, { day, group }: DeskPlace): URLSearchParams => {
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

/** The calendar date of a day, null for all of them. */
export const dateOf = (day: Day, today = todayAtTheVenue()): string | null => {
  if (day === 'all') return null;
  if (day === 'today') return today;
  return day === 'tomorrow' ? dayAfter(today, 1) : day;
};
