import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';

export type Service = 'all' | 'lunch' | 'dinner';

/** Exactly one of `date` (`yyyy-MM-dd`) and `weekday` (0 = Sunday) is set. */
export type Closure = {
  readonly date: string | null;
  readonly weekday: number | null;
  readonly service: Service;
};

export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

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

export const findStranded = <Turn extends { readonly date: string; readonly startTime: string }>(
  closure: Closure & { readonly active: boolean },
  turns: readonly Turn[],
): Turn[] =>
  turns.filter(
    ({ date, startTime }) =>
      closure.active &&
      isClosed([closure], date, mealTypeOf(startTime) === 'pranzo' ? 'lunch' : 'dinner'),
  );
