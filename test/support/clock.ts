import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#src/kernel/clock.ts';
import { venue } from '#src/venue.ts';

export type SettableClock = Clock & {
  /** Moves to an instant (`2027-03-28T01:30:00Z`), or to the venue's wall clock when no zone is given (`2027-03-28T20:00`). */
  set(moment: string): void;
  /** Lets time pass. */
  pass(minutes: number): void;
};

const hasZone = /(Z|[+-]\d\d:\d\d)$/;

const momentOf = (moment: string): number =>
  hasZone.test(moment)
    ? Temporal.Instant.from(moment).epochMilliseconds
    : Temporal.PlainDateTime.from(moment).toZonedDateTime(venue.timeZone).epochMilliseconds;

/** A clock at the venue that stands still until it is told otherwise. Written apart from the product's own, to check it. */
export const settableClock = (start = '2027-03-10T10:00'): SettableClock => {
  let at = momentOf(start);
  const dateOf = (instant: Date) =>
    Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(venue.timeZone).toPlainDate().toString();
  return {
    now: () => new Date(at),
    today: () => dateOf(new Date(at)),
    dateOf,
    instantOf: (date, time) => new Date(momentOf(`${date}T${time}`)),
    set: (moment) => { at = momentOf(moment); },
    pass: (minutes) => { at += minutes * 60_000; },
  };
};
