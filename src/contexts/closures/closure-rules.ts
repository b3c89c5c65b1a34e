import type { ClosurePeriod, ClosureService } from '#src/contracts/closures.ts';
import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';

export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

export const isClosed = (
  closures: readonly ClosurePeriod[],
  date: string,
  service: Exclude<ClosureService, 'all'>,
): boolean =>
  closures.some(
    (closure) =>
      (closure.date === date || closure.weekday === weekdayOf(date)) &&
      (closure.service === 'all' || closure.service === service),
  );

export const findStranded = <Turn extends { readonly date: string; readonly startTime: string }>(
  closure: ClosurePeriod & { readonly active: boolean },
  turns: readonly Turn[],
): Turn[] =>
  turns.filter(
    ({ date, startTime }) =>
      closure.active &&
      isClosed([closure], date, mealTypeOf(startTime) === 'pranzo' ? 'lunch' : 'dinner'),
  );
