import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#src/kernel/clock.ts';

const MINUTE_MS = 60_000;
const MAX_CACHED_INSTANTS = 1_000;

/** Searches ask for few different local times, and converting one takes longer than their rules. */
const memoizeByText = (compute: (text: string) => number) => {
  const known = new Map<string, number>();
  return (text: string): number => {
    const found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= MAX_CACHED_INSTANTS) known.clear();
    const value = compute(text);
    known.set(text, value);
    return value;
  };
};

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
  const toEpochMs = memoizeByText(
    (dateTime) =>
      Temporal.PlainDateTime.from(dateTime).toZonedDateTime(timeZone, {
        disambiguation: 'compatible',
      }).epochMilliseconds,
  );
  return {
    now,
    today,
    dateOf,
    instantOf: (date, time) => new Date(toEpochMs(`${date}T${time}`)),
  };
};
