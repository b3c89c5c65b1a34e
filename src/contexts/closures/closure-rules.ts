import { mealTypeOf } from '#src/contracts/booking/time-slot-view.ts';

export type Service = 'all' | 'lunch' | 'dinner';

/** Exactly one of `date` (`yyyy-MM-dd`) and `weekday` (0 = Sunday) is set; the database sees to it. */
export type Closure = {
  readonly date: string | null;
  readonly weekday: number | null;
  readonly service: Service;
};

/** Weekday of a plain date, 0 = Sunday to 6 = Saturday. A date has no zone, so none is asked. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Closed when any active closure covers the date and the service: their union counts (decision 10). */
export const isClosed = (
  closures: readonly Closure[],
  date: string,
  service: Exclude<Service, 'all'>,
): boolean =>
  closures.some(
    (closure) =>
      (closure.date === date || closure.weekday === weekdayOf(date)) &&
      (closure.service === 'all' || closure.service === service),
  );

/** Those of the turns that an active closure shuts; a turn belongs to lunch or dinner by its start (decision 6). */
export const findStranded = <Turn extends { readonly date: string; readonly startTime: string }>(
  closure: Closure & { readonly active: boolean },
  turns: readonly Turn[],
): Turn[] =>
  turns.filter(
    ({ date, startTime }) =>
      closure.active &&
      isClosed([closure], date, mealTypeOf(startTime) === 'pranzo' ? 'lunch' : 'dinner'),
  );
