import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#src/kernel/clock.ts';

const MINUTE_MS = 60_000;

/** A time skipped by daylight saving moves forward; a repeated one means the first. */
export const createClock = (timeZone: string, now: () => Date = () => new Date()): Clock => {
  const dateOf = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  // Cached per minute, because every request reads the date.
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
