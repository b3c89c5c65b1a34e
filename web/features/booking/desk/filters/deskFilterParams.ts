import { dayAfter, venueToday } from '#web/shared/dates/formatItalianDates.ts';
import type { DeskFilter } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { statusFilterLabel } from './statusFilters.ts';

/**
 * `today` and `tomorrow` are not stored as dates, because a page that is open overnight must show
 * the new day. Other dates have the form `yyyy-MM-dd`.
 */
export type SelectedDay = 'all' | 'today' | 'tomorrow' | (string & {});

export type DeskFilters = { readonly day: SelectedDay; readonly status: DeskFilter };

const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
export const isIsoDate = (text: string): boolean => DATE.test(text);
const isDay = (text: string): boolean => text === 'today' || text === 'tomorrow' || isIsoDate(text);
const isFilter = (text: string): text is DeskFilter => Object.hasOwn(statusFilterLabel, text);

export const parseDeskFilters = (search: URLSearchParams): DeskFilters | null => {
  const [day, status] = [search.get('date') ?? '', search.get('status') ?? ''];
  if (!isDay(day) && !isFilter(status)) return null;
  return { day: isDay(day) ? day : 'all', status: isFilter(status) ? status : 'all' };
};

export const withDeskFilters = (
  search: URLSearchParams,
  { day, status }: DeskFilters,
): URLSearchParams => {
  const params = new URLSearchParams(search);
  for (const [name, value] of [
    ['date', day],
    ['status', status],
  ] as const) {
    if (value === 'all') params.delete(name);
    else params.set(name, value);
  }
  return params;
};

export const resolveDate = (day: SelectedDay, today = venueToday()): string | null => {
  if (day === 'all') return null;
  if (day === 'today') return today;
  return day === 'tomorrow' ? dayAfter(today, 1) : day;
};
