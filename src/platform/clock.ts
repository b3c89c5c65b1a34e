import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#src/kernel/clock.ts';

/**
 * Length of a cached interval. In today's time zones, every date begins at a full quarter of an
 * hour.
 */
const QUARTER_MS = 15 * 60_000;
const MAX_CACHED = 1_000;

/** Caches up to 1,000 results, because time zone conversions are slow and often repeat. */
const memoize = <Key, Value>(compute: (key: Key) => Value) => {
  const known = new Map<Key, Value>();
  return (key: Key): Value => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= MAX_CACHED) known.clear();
    const value = compute(key);
    known.set(key, value);
    return value;
  };
};

/**
 * Creates a clock for a time zone. When the clocks change, a skipped local time moves forward, and
 * a repeated one means its first occurrence.
 */
export const createClock = (timeZone: string, now: () => Date = () => new Date()): Clock => {
  const dateOfQuarter = memoize((quarter: number) =>
    Temporal.Instant.fromEpochMilliseconds(quarter * QUARTER_MS)
      .toZonedDateTimeISO(timeZone)
      .toPlainDate()
      .toString(),
  );
  const dateOf = (instant: Date) => dateOfQuarter(Math.floor(instant.getTime() / QUARTER_MS));
  const toEpochMs = memoize(
    (dateTime: string) =>
      Temporal.PlainDateTime.from(dateTime).toZonedDateTime(timeZone, {
        disambiguation: 'compatible',
      }).epochMilliseconds,
  );
  return {
    now,
    today: () => dateOf(now()),
    dateOf,
    instantOf: (date, time) => new Date(toEpochMs(`${date}T${time}`)),
  };
};
