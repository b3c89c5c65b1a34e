import type { ClosedMeal } from '#src/contracts/closures.ts';
import { addDays, toMinutes, weekdayOf } from '#web/shared/dates/dates.ts';

/** Times are `HH:mm` at the restaurant. A range may end after midnight, such as `19:00` to `01:00`. */
export type OpeningHours = readonly {
  readonly weekdays: readonly number[];
  readonly lunch: readonly [opens: string, closes: string];
  readonly dinner: readonly [opens: string, closes: string];
}[];

export type OpeningState =
  | { readonly kind: 'open'; readonly until: string }
  /** `reopens`: an earlier meal of today has already ended. */
  | { readonly kind: 'opens' | 'reopens'; readonly at: string }
  /**
   * `closedToday`: the restaurant serves no meal today. `closedNow`: the meals of today are over.
   */
  | { readonly kind: 'closedToday' | 'closedNow'; readonly date: string; readonly at: string };

/** A meal on one date. `start` and `end` are minutes since the beginning of today. */
export type ServedMeal = {
  readonly date: string;
  readonly opens: string;
  readonly closes: string;
  readonly start: number;
  readonly end: number;
};

const DAY_MINUTES = 24 * 60;
const YESTERDAY = -1;
const DAYS_AHEAD = 13;

const meals = [
  ['pranzo', 'lunch'],
  ['cena', 'dinner'],
] as const;

const toServedMeal = (
  date: string,
  offset: number,
  [opens, closes]: readonly [string, string],
): ServedMeal => {
  const start = offset * DAY_MINUTES + toMinutes(opens);
  const end = offset * DAY_MINUTES + toMinutes(closes);
  return { date, opens, closes, start, end: end > start ? end : end + DAY_MINUTES };
};

/** Lists the meals from yesterday to 13 days after today, in order, without closed meals. */
export const listServedMeals = (
  today: string,
  hours: OpeningHours,
  closed: readonly ClosedMeal[],
): ServedMeal[] => {
  const offsets = Array.from({ length: DAYS_AHEAD - YESTERDAY + 1 }, (_, at) => at + YESTERDAY);
  return offsets.flatMap((offset) => {
    const date = addDays(today, offset);
    const opening = hours.find(({ weekdays }) => weekdays.includes(weekdayOf(date)));
    return meals
      .filter(([meal]) => !closed.some((one) => one.date === date && one.meal === meal))
      .flatMap(([, name]) => (opening ? toServedMeal(date, offset, opening[name]) : []));
  });
};

/**
 * Returns null if no meal is served in the next fortnight. `minutes` counts from the beginning of
 * today.
 */
export const findOpeningState = (
  today: string,
  minutes: number,
  served: readonly ServedMeal[],
): OpeningState | null => {
  const current = served.find(({ start, end }) => start <= minutes && minutes < end);
  if (current) return { kind: 'open', until: current.closes };
  const next = served.find(({ start }) => start > minutes);
  if (!next) return null;
  const { date, opens: at } = next;
  const ofToday = served.filter((meal) => meal.date === today);
  if (date === today) return { kind: ofToday[0] === next ? 'opens' : 'reopens', at };
  return { kind: ofToday.length > 0 ? 'closedNow' : 'closedToday', date, at };
};
