import { describe, expect, it } from '@jest/globals';
import type { ClosedMeal } from '#src/contracts/closures.ts';
import { venue } from '#src/venue.ts';
import {
  findOpeningState,
  listServedMeals,
  type OpeningHours,
  type OpeningState,
} from '#web/app/home/opening/openingState.ts';
import { addDays, venueDate, venueMinutes } from '#web/shared/dates/dates.ts';

const YEAR_START = Date.UTC(2026, 0, 2);
const YEAR_MS = 364 * 86_400_000;
const QUARTER_MS = 15 * 60_000;
const QUARTERS_PER_FORTNIGHT = 14 * 24 * 4;

/** Linear congruential generator: returns the same numbers in each run. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
};

const findStateAt = (instant: number, hours: OpeningHours, closed: readonly ClosedMeal[]) => {
  const now = new Date(instant);
  const today = venueDate(now);
  return findOpeningState(today, venueMinutes(now), listServedMeals(today, hours, closed));
};

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});
/** The wall clock of the restaurant, independent of the product's functions for dates. */
const readClock = (instant: number) => {
  const text = wallClock.format(instant);
  const [date = '', time = ''] = text.split(' ');
  return { date, time: time.slice(0, 5), weekday: new Date(`${date}T12:00Z`).getUTCDay() };
};

/** Tests one quarter of an hour without the time ranges that the product uses. */
const isServedAt = (instant: number, hours: OpeningHours, closed: readonly ClosedMeal[]) => {
  const { date, time, weekday } = readClock(instant);
  const serves = (day: string, dayOfWeek: number, from: (range: readonly string[]) => boolean) =>
    hours
      .filter(({ weekdays }) => weekdays.includes(dayOfWeek))
      .flatMap(({ lunch, dinner }) => [['pranzo', lunch] as const, ['cena', dinner] as const])
      .some(
        ([meal, range]) =>
          from(range) && !closed.some((one) => one.date === day && one.meal === meal),
      );
  const sameDay = serves(date, weekday, ([opens = '', closes = '']) =>
    closes < opens ? time >= opens : time >= opens && time < closes,
  );
  const afterMidnight = serves(
    addDays(date, -1),
    (weekday + 6) % 7,
    ([opens = '', closes = '']) => closes < opens && time < closes,
  );
  return sameDay || afterMidnight;
};

/** Reference implementation: tests every quarter of an hour from `instant` on. */
const searchState = (
  instant: number,
  hours: OpeningHours,
  closed: readonly ClosedMeal[],
): OpeningState | null => {
  const isServed = (quarter: number) => isServedAt(instant + quarter * QUARTER_MS, hours, closed);
  const quarters = Array.from({ length: QUARTERS_PER_FORTNIGHT }, (_, at) => at);
  const today = readClock(instant).date;
  if (isServed(0)) {
    const end = quarters.find((quarter) => !isServed(quarter))!;
    return { kind: 'open', until: readClock(instant + end * QUARTER_MS).time };
  }
  const first = quarters.find(isServed);
  if (first === undefined) return null;
  const { date, time: at } = readClock(instant + first * QUARTER_MS);
  const pastInstants = quarters.map((quarter) => instant - quarter * QUARTER_MS);
  const wasOpen = pastInstants.some(
    (pastInstant) =>
      readClock(pastInstant).date === today && isMealStart(pastInstant, hours, closed),
  );
  if (date === today) return { kind: wasOpen ? 'reopens' : 'opens', at };
  return { kind: wasOpen ? 'closedNow' : 'closedToday', date, at };
};
/** True if a meal begins in this quarter of an hour. */
const isMealStart = (instant: number, hours: OpeningHours, closed: readonly ClosedMeal[]) =>
  isServedAt(instant, hours, closed) && !isServedAt(instant - QUARTER_MS, hours, closed);

const lateHours: OpeningHours = [
  { weekdays: [0, 1, 2, 3, 4], lunch: ['12:00', '15:00'], dinner: ['19:00', '23:30'] },
  { weekdays: [5, 6], lunch: ['12:30', '15:30'], dinner: ['18:45', '01:30'] },
];

describe('the opening state', () => {
  it.each<[string, OpeningHours]>([
    ['the hours of the venue', venue.openingHours],
    ['dinners after midnight', lateHours],
  ])(
    'matches a reference search at 200 instants with closures and clock changes: %s',
    (_, hours) => {
      const random = createRandom(2_026);
      const clockChanges = [Date.UTC(2026, 2, 29, 0, 30), Date.UTC(2026, 9, 25, 0, 30)];
      const kinds = new Set<string>();
      for (let round = 0; round < 200; round += 1) {
        const spread = random() * (round % 4 === 0 ? 3 * 86_400_000 : YEAR_MS);
        const from =
          round % 4 === 0 ? clockChanges[round % 8 === 0 ? 0 : 1]! - 86_400_000 : YEAR_START;
        const instant = Math.floor((from + spread) / QUARTER_MS) * QUARTER_MS;
        const today = venueDate(new Date(instant));
        const closed = Array.from({ length: Math.floor(random() * 16) }, (): ClosedMeal => ({
          date: addDays(today, Math.floor(random() * 8) - 1),
          meal: random() < 0.5 ? 'pranzo' : 'cena',
        }));
        const found = findStateAt(instant, hours, closed);
        kinds.add(found?.kind ?? 'none');
        expect([new Date(instant), closed, found]).toEqual([
          new Date(instant),
          closed,
          searchState(instant, hours, closed),
        ]);
      }
      expect([...kinds].sort()).toEqual(['closedNow', 'closedToday', 'open', 'opens', 'reopens']);
    },
  );

  it('is null when no meal is served', () => {
    expect(findOpeningState('2026-11-23', 600, [])).toBeNull();
  });
});
