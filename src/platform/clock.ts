import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#src/kernel/clock.ts';

const MINUTE_MS = 60_000;

/**
 * The clock of a venue in `timeZone`, whatever the machine's own zone. An hour that a clock change skips is read as the
 * same distance after the gap; an hour that occurs twice, as its first occurrence.
 */
export const createClock = (timeZone: string, now: () => Date = () => new Date()): Clock => {
  const dateOf = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime())
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString();
  // Asked by every request; a date ends with a minute.
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
