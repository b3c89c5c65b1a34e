import type { Clock } from '#src/kernel/clock.ts';
import { createClock } from '#src/platform/clock.ts';
import { venue } from '#src/venue.ts';

export type SettableClock = Clock & {
  /**
   * Sets the clock to an instant (`2027-03-28T01:30:00Z`) or, without a zone, to the venue's local
   * time (`2027-03-28T20:00`).
   */
  set(moment: string): void;
  advanceMinutes(minutes: number): void;
};

const hasZone = /(Z|[+-]\d\d:\d\d)$/;

/** Creates the application's clock with a time that changes only when the test sets it. */
export const createSettableClock = (start = '2027-03-10T10:00'): SettableClock => {
  let at = 0;
  const clock = createClock(venue.timeZone, () => new Date(at));
  const set = (moment: string) => {
    const [date = '', time = ''] = moment.split('T');
    at = hasZone.test(moment) ? Date.parse(moment) : clock.instantOf(date, time).getTime();
  };
  set(start);
  return {
    ...clock,
    set,
    advanceMinutes: (minutes) => {
      at += minutes * 60_000;
    },
  };
};
