import { describe, expect, it } from '@jest/globals';
import type {
  AvailabilityState,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import { coverBand } from '#web/features/booking/guest/choose-table/coverAvailability.ts';
import { describeDay } from '#web/features/booking/guest/search/describeDay.ts';
import { findOffersAfterLoss } from '#web/features/booking/guest/search/findOffers.ts';

const turnsOfDay = [
  ['12:00', 'pranzo'],
  ['19:00', 'cena'],
  ['20:50', 'cena'],
] as const;
/** The states are those of 12:00, 19:00 and 20:50. Null: the day has no such turn. */
const buildDay = (
  date: string,
  ...states: readonly (AvailabilityState | null)[]
): DayAvailability => ({
  date,
  state: 'free',
  turns: turnsOfDay.flatMap(([startTime, mealType], at) => {
    const state = states[at];
    if (!state) return [];
    return [{ timeSlotId: startTime, mealType, startTime, endTime: '23:00', state, coversLeft: 3 }];
  }),
});
const describeStates = (
  meal: 'pranzo' | 'cena' | null,
  ...states: readonly (AvailabilityState | null)[]
) => describeDay(buildDay('2026-11-27', ...states), meal);

describe('the text of a day', () => {
  it('is the best state of the chosen meal, whatever the other meal has', () => {
    expect(describeStates('cena', 'free', 'full', 'few')).toEqual({ state: 'few', text: 'state' });
    expect(describeStates('pranzo', 'few', 'free', 'free')).toEqual({
      state: 'few',
      text: 'state',
    });
  });

  it('names the chosen meal when it is full', () => {
    expect(describeStates('cena', 'free', 'full', 'full')).toEqual({
      state: 'full',
      text: 'mealFull',
      meal: 'cena',
    });
    expect(describeStates('pranzo', 'full', 'free', 'free')).toMatchObject({ meal: 'pranzo' });
  });

  it('names the other meal when the chosen one is not served', () => {
    for (const dinner of [null, 'closed'] as const)
      expect(describeStates('cena', 'free', dinner, dinner)).toEqual({
        state: 'closed',
        text: 'onlyMeal',
        meal: 'pranzo',
      });
    expect(describeStates('cena', 'closed', 'closed', null)).toEqual({
      state: 'closed',
      text: 'state',
    });
  });

  it('names the only meal with room before a choice', () => {
    expect(describeStates(null, 'few', 'full', 'full')).toEqual({
      state: 'few',
      text: 'onlyMeal',
      meal: 'pranzo',
    });
    expect(describeStates(null, 'closed', 'free', 'free')).toMatchObject({ meal: 'cena' });
    expect(describeStates(null, 'free', 'full', 'few')).toEqual({ state: 'free', text: 'state' });
  });
});

describe('the offers after a turn has filled up', () => {
  const lost = { date: '2026-11-27', slot: { id: '19:00', mealType: 'cena' } as TimeSlotView };
  const list = (days: readonly DayAvailability[]) =>
    findOffersAfterLoss(days, lost).map(({ date, turn }) => `${date} ${turn.startTime}`);

  it('are the other turns of the evening, then the same turn on the nearest days', () => {
    const days = [
      buildDay('2026-11-24', 'free', 'free', 'free'),
      buildDay('2026-11-26', 'free', 'full', 'free'),
      buildDay('2026-11-27', 'free', 'free', 'few'),
      buildDay('2026-11-28', 'free', 'few', 'free'),
      buildDay('2026-11-29', 'free', 'free', 'free'),
      buildDay('2026-12-10', 'free', 'free', 'free'),
    ];
    expect(list(days)).toEqual([
      '2026-11-27 20:50',
      '2026-11-28 19:00',
      '2026-11-29 19:00',
      '2026-11-24 19:00',
    ]);
  });

  it('never contain the lost turn, nor a turn of another meal', () => {
    expect(list([buildDay('2026-11-27', 'free', 'free', 'full')])).toEqual([]);
  });
});

it.each([
  [46, 'high'],
  [45, 'medium'],
  [23, 'medium'],
  [22, 'low'],
  [0, 'low'],
] as const)('calls %d free covers of 75 %s', (availableCovers, band) => {
  const info = { bookedCovers: 75 - availableCovers, maxCovers: 75, canAccommodate: true };
  expect(coverBand({ ...info, availableCovers })).toBe(band);
});
