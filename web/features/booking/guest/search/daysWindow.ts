import type { AvailabilityDaysSearch } from '#src/contracts/booking/availability-days.ts';
import { MAX_AVAILABILITY_DAYS, MAX_ONLINE_PARTY_SIZE } from '#src/contracts/common/limits.ts';
import { addDays, toUtcNoon } from '#web/shared/dates/dates.ts';
import type { SearchDraft } from '../bookingFlowTypes.ts';

export const STRIP_DAYS = 14;
/** Number of days before and after a full day that the page searches for alternatives. */
export const NEARBY_DAYS = 3;

const DAY_MS = 86_400_000;

/** Returns the number of days between two dates. It is negative if `to` is the earlier one. */
export const countDays = (from: string, to: string): number =>
  Math.round((toUtcNoon(to).getTime() - toUtcNoon(from).getTime()) / DAY_MS);

/**
 * Returns the first day of the strip. The strip shows whole fortnights from today, so a later date
 * may need a later fortnight.
 */
export const stripStart = (date: string, today: string): string =>
  date > today
    ? addDays(today, Math.floor(countDays(today, date) / STRIP_DAYS) * STRIP_DAYS)
    : today;

export const listDates = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, at) => addDays(from, at));

/** Returns one request that covers the strip, the days near its ends and the following weeks. */
export const toDaysSearch = (
  { date, numberOfPeople }: SearchDraft,
  today: string,
): AvailabilityDaysSearch => {
  const before = addDays(stripStart(date ?? '', today), -NEARBY_DAYS);
  return {
    from: before > today ? before : today,
    days: MAX_AVAILABILITY_DAYS,
    numberOfPeople: Math.min(numberOfPeople, MAX_ONLINE_PARTY_SIZE),
  };
};

export const toLoaderParams = (
  draft: SearchDraft,
  today: string,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(toDaysSearch(draft, today)).map(([name, value]) => [name, String(value)]),
  );
