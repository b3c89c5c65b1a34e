import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#src/kernel/clock.ts';

const MINUTE_MS = 60_000;

/**
 * When the clocks change, a skipped local time moves forward. A repeated local time means its first
 * occurrence.
 */
export const createClock = (timeZone: string, now: () => Date = () => new Date()): Clock => {
  const dateOf = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  let minute = Number.NaN;
  let date = '';
  const today = () => {
    const instant = now();
    const asked = Math.floor(instant.getTime() / MINUTE_MS);
    if (asked !== minute) [minute, date] = [asked, dateOf(instant)];
    return date;
  };
  return {
    now,
    today,
    dateOf,
    instantOf: (date, time) =>
      new Date(
        Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone, {
          disambiguation: 'compatible',
        }).epochMilliseconds,
      ),
  };
};
