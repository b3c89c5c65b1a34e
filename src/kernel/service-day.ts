import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';

/** Local time at which the service day of the evening before ends. */
export const DAY_ENDS_AT = '04:00';

/**
 * Returns the instant at which the service day of `at` ends. Uses local times, because 04:00 is not
 * four hours after midnight when clocks change.
 */
export const endOfServiceDay = (clock: Pick<Clock, 'dateOf' | 'instantOf'>, at: Date): Date => {
  const date = clock.dateOf(at);
  const end = clock.instantOf(date, DAY_ENDS_AT);
  return at < end ? end : clock.instantOf(addDays(date, 1), DAY_ENDS_AT);
};

/** Returns the instant at which the current service day began. */
export const startOfServiceDay = (clock: Clock): Date =>
  clock.instantOf(currentServiceDay(clock), DAY_ENDS_AT);

/** Returns the date of the current service day. */
export const currentServiceDay = (clock: Clock): string =>
  addDays(clock.dateOf(endOfServiceDay(clock, clock.now())), -1);
