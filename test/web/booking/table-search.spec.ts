import { describe, expect, it } from '@jest/globals';
import type {
  AvailabilityState,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { TimeSlotView, TurnKey } from '#src/contracts/booking/time-slots.ts';
import type { SearchDraft } from '#web/features/booking/guest/bookingFlowTypes.ts';
import { stripStart, toDaysSearch } from '#web/features/booking/guest/search/daysWindow.ts';
import { addMonths, listDaysOfMonth } from '#web/features/booking/guest/search/months.ts';
import { resolveSearch } from '#web/features/booking/guest/search/resolveSearch.ts';
import { showsTurns, toSearchOutcome } from '#web/features/booking/guest/search/searchOutcome.ts';
import {
  formatSearch,
  hasSearchParams,
  parseSearch,
  parseStep,
} from '#web/features/booking/guest/search/searchParams.ts';

const TODAY = '2026-11-23';
const visit = { today: TODAY, horizon: { bookingDays: 365 } };

const starts = { pranzo_primo: '12:00', cena_primo: '19:00', cena_secondo: '20:50' } as const;
type Key = keyof typeof starts;
const keys: readonly Key[] = ['pranzo_primo', 'cena_primo', 'cena_secondo'];
const mealOf = (key: Key) => (key === 'pranzo_primo' ? 'pranzo' : 'cena');

const slots = keys.map((key): TimeSlotView => ({
  id: `id-${key}`,
  startTime: starts[key],
  endTime: '23:00',
  isActive: true,
  description: null,
  createdAt: '2026-11-21T08:00:00Z',
  updatedAt: '2026-11-21T08:00:00Z',
  turnKey: key satisfies TurnKey,
  mealType: mealOf(key),
  maxCovers: 75,
}));
const best: readonly AvailabilityState[] = ['free', 'few', 'full', 'late', 'closed'];
/** The states are those of 12:00, 19:00 and 20:50. */
const day = (date: string, ...states: readonly AvailabilityState[]): DayAvailability => ({
  date,
  state: best.find((state) => states.includes(state)) ?? 'closed',
  turns: keys.map((key, at) => ({
    timeSlotId: `id-${key}`,
    mealType: mealOf(key),
    startTime: starts[key],
    endTime: '23:00',
    state: states[at]!,
    coversLeft: states[at] === 'few' ? 6 : null,
  })),
});
const preset: SearchDraft = { date: null, numberOfPeople: 2, mealType: null, timeSlot: null };
const resolve = (draft: Partial<SearchDraft>, days: readonly DayAvailability[] | null) =>
  resolveSearch({ ...preset, ...draft }, { today: TODAY, slots, days });
const outcomeOf = (draft: Partial<SearchDraft>, days: readonly DayAvailability[] | null) =>
  toSearchOutcome({
    draft: { ...preset, ...draft },
    search: resolve(draft, days),
    days,
    hasFailed: false,
  });
const offered = (offers: readonly { date: string; turn: { startTime: string } }[]) =>
  offers.map(({ date, turn }) => `${date} ${turn.startTime}`);

describe('the preset of a search', () => {
  it('is the next meal with room', () => {
    const days = [
      day(TODAY, 'late', 'full', 'late'),
      day('2026-11-24', 'closed', 'closed', 'closed'),
      day('2026-11-25', 'full', 'free', 'free'),
    ];
    expect(resolve({}, days)).toMatchObject({ date: '2026-11-25', mealType: 'cena', turn: null });
  });

  it('is lunch today until the states are known', () => {
    expect(resolve({}, null)).toMatchObject({ date: TODAY, mealType: 'pranzo', day: null });
    expect(resolve({}, null).turns.map(({ state }) => state)).toEqual([
      'loading',
      'loading',
      'loading',
    ]);
  });

  it('chooses the only turn that is left, and says so', () => {
    const days = [day(TODAY, 'late', 'late', 'few')];
    expect(resolve({}, days)).toMatchObject({
      mealType: 'cena',
      isOnlyTurn: true,
      turn: { slot: { turnKey: 'cena_secondo' }, coversLeft: 6 },
    });
    expect(outcomeOf({}, days)).toMatchObject({ kind: 'room', isOnlyTurn: true });
  });

  it('does not choose the only turn against the chosen meal', () => {
    const days = [day(TODAY, 'full', 'full', 'few')];
    expect(resolve({ mealType: 'pranzo' }, days).turn).toBeNull();
  });
});

describe('the turns of a day', () => {
  it('leave out what begins soon, unless nothing else is left', () => {
    const shown = (...states: readonly AvailabilityState[]) =>
      resolve({}, [day(TODAY, ...states)]).turns.map(({ slot }) => slot.startTime);
    expect(shown('late', 'free', 'full')).toEqual(['19:00', '20:50']);
    expect(shown('late', 'late', 'late')).toEqual(['12:00', '19:00', '20:50']);
  });

  it('that are left out stay known for a guest without JavaScript', () => {
    const late = (...states: readonly AvailabilityState[]) =>
      resolve({}, [day(TODAY, ...states)]).lateTurns.map(({ slot }) => slot.startTime);
    expect(late('late', 'late', 'free')).toEqual(['12:00', '19:00']);
    expect(late('late', 'late', 'late')).toEqual([]);
  });

  it('are chosen by turn key or by id, and the turn sets the meal', () => {
    const days = [day(TODAY, 'free', 'free', 'free')];
    for (const timeSlot of ['cena_primo', 'id-cena_primo'])
      expect(resolve({ timeSlot, mealType: 'pranzo' }, days)).toMatchObject({
        mealType: 'cena',
        turn: { slot: { id: 'id-cena_primo' } },
        isOnlyTurn: false,
      });
    expect(resolve({ timeSlot: 'unknown' }, days).turn).toBeNull();
  });
});

describe('the answer to a search', () => {
  const saturday = '2026-11-28';
  const free = ['free', 'free', 'free'] as const;

  it('is the room of the chosen turn', () => {
    const outcome = outcomeOf({ timeSlot: 'cena_primo', date: saturday }, [day(saturday, ...free)]);
    expect(outcome).toMatchObject({ kind: 'room', isOnlyTurn: false });
    expect(showsTurns(outcome)).toBe(true);
  });

  it('offers for a full turn the other turns of the day and the same turn three days around', () => {
    const days = [
      day('2026-11-24', ...free),
      day('2026-11-25', 'free', 'full', 'free'),
      day('2026-11-26', 'full', 'few', 'full'),
      day(saturday, 'free', 'full', 'few'),
      day('2026-12-01', ...free),
      day('2026-12-02', ...free),
    ];
    const outcome = outcomeOf({ timeSlot: 'cena_primo', date: saturday }, days);
    expect(outcome.kind).toBe('fullTurn');
    if (outcome.kind !== 'fullTurn') return;
    expect(offered(outcome.others)).toEqual(['2026-11-28 12:00', '2026-11-28 20:50']);
    expect(offered(outcome.nearby)).toEqual(['2026-11-26 19:00', '2026-12-01 19:00']);
  });

  it('offers for a full day its neighbours, at the chosen time or at the best one', () => {
    const days = [
      day('2026-11-27', 'free', 'full', 'free'),
      day(saturday, 'full', 'full', 'full'),
      day('2026-11-29', 'full', 'free', 'full'),
    ];
    const nearby = (draft: Partial<SearchDraft>) => {
      const outcome = outcomeOf({ ...draft, date: saturday }, days);
      return outcome.kind === 'fullDay' ? offered(outcome.nearby) : outcome.kind;
    };
    expect(nearby({ timeSlot: 'cena_primo' })).toEqual(['2026-11-29 19:00']);
    expect(nearby({ mealType: 'cena' })).toEqual(['2026-11-27 20:50', '2026-11-29 19:00']);
  });

  it('has for a closed day the next day with room, at the time that the guest prefers', () => {
    const days = [
      day(saturday, 'closed', 'closed', 'closed'),
      day('2026-11-29', 'full', 'full', 'full'),
      day('2026-12-12', 'free', 'full', 'few'),
    ];
    const outcome = outcomeOf({ date: saturday, mealType: 'cena' }, days);
    expect(outcome.kind === 'closedDay' && outcome.next && offered([outcome.next])).toEqual([
      '2026-12-12 20:50',
    ]);
    expect(showsTurns(outcome)).toBe(false);
    expect(outcomeOf({ date: saturday }, days.slice(0, 2))).toEqual({
      kind: 'closedDay',
      next: null,
    });
  });

  it('has for a day that is over the first turns of the next day', () => {
    const days = [day(TODAY, 'late', 'late', 'late'), day('2026-11-24', ...free)];
    const outcome = outcomeOf({ date: TODAY }, days);
    expect(outcome.kind === 'lateDay' && offered(outcome.next)).toEqual([
      '2026-11-24 12:00',
      '2026-11-24 19:00',
    ]);
  });

  it('is a group request from nine people, and undecided without a date or a turn', () => {
    expect(outcomeOf({ numberOfPeople: 9 }, null)).toEqual({ kind: 'group' });
    expect(outcomeOf({ date: '' }, [day(TODAY, ...free)])).toEqual({ kind: 'undecided' });
    expect(outcomeOf({}, [day(TODAY, ...free)])).toEqual({ kind: 'undecided' });
    expect(outcomeOf({}, null)).toEqual({ kind: 'loading' });
  });
});

describe('the days that one request covers', () => {
  it('are whole fortnights from today, with the days before a later one', () => {
    expect(['', TODAY, '2026-12-06'].map((date) => stripStart(date, TODAY))).toEqual([
      TODAY,
      TODAY,
      TODAY,
    ]);
    expect(stripStart('2026-12-07', TODAY)).toBe('2026-12-07');
    expect(stripStart('2026-12-20', TODAY)).toBe('2026-12-07');
    expect(toDaysSearch({ ...preset, date: '2026-12-20' }, TODAY)).toEqual({
      from: '2026-12-04',
      days: 42,
      numberOfPeople: 2,
    });
    expect(toDaysSearch({ ...preset, numberOfPeople: 12 }, TODAY)).toMatchObject({
      from: TODAY,
      numberOfPeople: 8,
    });
  });

  it('of a month are all its days', () => {
    expect(listDaysOfMonth('2028-02')).toHaveLength(29);
    expect(listDaysOfMonth('2026-12').at(-1)).toBe('2026-12-31');
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  });
});

describe('the URL of a search', () => {
  const draft = {
    date: '2026-11-28',
    numberOfPeople: 4,
    mealType: 'cena',
    timeSlot: 'cena_secondo',
  } as const;

  it('is read as it was written, and keeps other parameters', () => {
    const search = formatSearch('?lang=fr&step=details', draft, 'choosing');
    expect(search).toBe(
      '?lang=fr&date=2026-11-28&numberOfPeople=4&mealType=cena&timeSlot=cena_secondo&step=table',
    );
    expect(parseSearch(search, visit)).toEqual(draft);
    expect([search, formatSearch(search, draft, 'describing'), '?step=x'].map(parseStep)).toEqual([
      'choosing',
      'describing',
      'searching',
    ]);
    expect([search, '?lang=fr'].map(hasSearchParams)).toEqual([true, false]);
  });

  it.each([
    ['a date that guests cannot book', 'date=2026-11-22', preset],
    ['a date after the last day', 'date=2027-11-24', preset],
    ['nonsense', 'date=x&numberOfPeople=-1&mealType=merenda', preset],
    ['a party beyond every event', 'numberOfPeople=5000', { ...preset, numberOfPeople: 1_000 }],
  ])('corrects %s', (_, search, expected) => {
    expect(parseSearch(`?${search}`, visit)).toEqual(expected);
  });

  it('has two dates without JavaScript, of which the changed one counts', () => {
    const dateOf = (field: string, tile: string) =>
      parseSearch(`?date=${field}&shownDate=${TODAY}&date=${tile}`, visit).date;
    expect(dateOf('2026-12-24', TODAY)).toBe('2026-12-24');
    expect(dateOf(TODAY, '2026-11-28')).toBe('2026-11-28');
    expect(dateOf(TODAY, TODAY)).toBe(TODAY);
  });
});
