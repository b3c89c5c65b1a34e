import { Temporal } from 'temporal-polyfill';
import type { Clock } from '../kernel/clock.ts';

/**
 * The clock of a venue in `timeZone`, whatever the machine's own zone. An hour that a clock change skips is read as the
 * same distance after the gap; an hour that occurs twice, as its first occurrence.
 */
export const clockIn = (timeZone: string, now: () => Date = () => new Date()): Clock => {
  const dateOf = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone).toPlainDate().toString();
  return {
    now,
    today: () => dateOf(now()),
    dateOf,
    instantOf: (date, time) =>
      new Date(Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(timeZone, { disambiguation: 'compatible' }).epochMilliseconds),
  };
};
