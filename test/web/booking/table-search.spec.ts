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
  findDateFault,
  formatSearch,
  hasSearchParams,
  parseSearch,
  parseStep,
} from '#web/features/booking/guest/search/searchParams.ts';

const TODAY = '2026-11-23';
const searchContext = { today: TODAY, horizon: { bookingDays: 365 } };

const startTimes = { pranzo_primo: '12:00', cena_primo: '19:00', cena_secondo: '20:50' } as const;
type Key = keyof typeof startTimes;
const keys: readonly Key[] = ['pranzo_primo', 'cena_primo', 'cena_secondo'];
const mealOf = (key: Key) => (key === 'pranzo_primo' ? 'pranzo' : 'cena');

const slots = keys.map((key): TimeSlotView => ({
  id: `id-${key}`,
  startTime: startTimes[key],
  endTime: '23:00',
  isActive: true,
  description: null,
  createdAt: '2026-11-21T08:00:00Z',
  updatedAt: '2026-11-21T08:00:00Z',
  turnKey: key satisfies TurnKey,
  mealType: mealOf(key),
  maxCovers: 75,
}));
const statesByPreference: readonly AvailabilityState[] = ['free', 'few', 'full', 'late', 'closed'];
/** The states are those of 12:00, 19:00 and 20:50. */
const buildDay = (date: string, ...states: readonly AvailabilityState[]): DayAvailability => ({
  date,
  state: statesByPreference.find((state) => states.includes(state)) ?? 'closed',
  turns: keys.map((key, at) => ({
    timeSlotId: `id-${key}`,
    mealType: mealOf(key),
    startTime: startTimes[key],
    endTime: '23:00',
    state: states[at]!,
    coversLeft: states[at] === 'few' ? 6 : null,
  })),
});
const preset: SearchDraft = { date: null, numberOfPeople: 2, mealType: null, timeSlot: null };
const resolve = (draft: Partial<SearchDraft>, days: readonly DayAvailability[] | null) =>
  resolveSearch({ ...preset, ...draft }, { today: TODAY, lastDay: '2027-11-23', slots, days });
const getOutcome = (draft: Partial<SearchDraft>, days: readonly DayAvailability[] | null) =>
  toSearchOutcome({
    draft: { ...preset, ...draft },
    search: resolve(draft, days),
    days,
    hasFailed: false,
  });
const formatOffers = (offers: readonly { date: string; turn: { startTime: string } }[]) =>
  offers.map(({ date, turn }) => `${date} ${turn.startTime}`);

describe('the preset of a search', () => {
  it('is the next meal with availability', () => {
    const days = [
      buildDay(TODAY, 'late', 'full', 'late'),
      buildDay('2026-11-24', 'closed', 'closed', 'closed'),
      buildDay('2026-11-25', 'full', 'free', 'free'),
    ];
    expect(resolve({}, days)).toMatchObject({ date: '2026-11-25', mealType: 'cena', turn: null });
  });

  it('is today with lunch until availability is loaded', () => {
    expect(resolve({}, null)).toMatchObject({ date: TODAY, mealType: 'pranzo', day: null });
    expect(resolve({}, null).turns.map(({ state }) => state)).toEqual([
      'loading',
      'loading',
      'loading',
    ]);
  });

  it('replaces a date that has passed or is too far ahead', () => {
    const days = [
      buildDay(TODAY, 'late', 'full', 'full'),
      buildDay('2026-11-24', 'free', 'free', 'free'),
    ];
    for (const date of ['2026-11-01', '2029-01-01']) {
      const { date: shown, turns } = resolve({ date }, days);
      expect(shown).toBe('2026-11-24');
      expect(turns.map(({ state }) => state)).toEqual(['free', 'free', 'free']);
    }
  });

  it('shows no turn as loading after the server has answered', () => {
    expect(
      resolve({ date: '2026-12-24' }, [buildDay(TODAY, 'free', 'free', 'free')]).turns,
    ).toEqual([]);
  });

  it('selects the only turn that is left and marks it', () => {
    const days = [buildDay(TODAY, 'late', 'late', 'few')];
    expect(resolve({}, days)).toMatchObject({
      mealType: 'cena',
      isOnlyTurn: true,
      turn: { slot: { turnKey: 'cena_secondo' }, coversLeft: 6 },
    });
    expect(getOutcome({}, days)).toMatchObject({ kind: 'room', isOnlyTurn: true });
  });

  it('does not select the only turn when the guest chose another meal', () => {
    const days = [buildDay(TODAY, 'full', 'full', 'few')];
    expect(resolve({ mealType: 'pranzo' }, days).turn).toBeNull();
  });
});

describe('the turns of a day', () => {
  it('exclude turns within the lead time, unless no other turn is left', () => {
    const shown = (...states: readonly AvailabilityState[]) =>
      resolve({}, [buildDay(TODAY, ...states)]).turns.map(({ slot }) => slot.startTime);
    expect(shown('late', 'free', 'full')).toEqual(['19:00', '20:50']);
    expect(shown('late', 'late', 'late')).toEqual(['12:00', '19:00', '20:50']);
  });

  it('list excluded turns separately for a guest without JavaScript', () => {
    const late = (...states: readonly AvailabilityState[]) =>
      resolve({}, [buildDay(TODAY, ...states)]).lateTurns.map(({ slot }) => slot.startTime);
    expect(late('late', 'late', 'free')).toEqual(['12:00', '19:00']);
    expect(late('late', 'late', 'late')).toEqual([]);
  });

  it('are selected by turn key or by slot id, and set the meal', () => {
    const days = [buildDay(TODAY, 'free', 'free', 'free')];
    for (const timeSlot of ['cena_primo', 'id-cena_primo'])
      expect(resolve({ timeSlot, mealType: 'pranzo' }, days)).toMatchObject({
        mealType: 'cena',
        turn: { slot: { id: 'id-cena_primo' } },
        isOnlyTurn: false,
      });
    expect(resolve({ timeSlot: 'unknown' }, days).turn).toBeNull();
  });
});

describe('the outcome of a search', () => {
  const saturday = '2026-11-28';
  const free = ['free', 'free', 'free'] as const;

  it('has the kind room for a chosen turn that is free', () => {
    const outcome = getOutcome({ timeSlot: 'cena_primo', date: saturday }, [
      buildDay(saturday, ...free),
    ]);
    expect(outcome).toMatchObject({ kind: 'room', isOnlyTurn: false });
    expect(showsTurns(outcome)).toBe(true);
  });

  it('offers for a full turn other turns of the day and the same turn within three days', () => {
    const days = [
      buildDay('2026-11-24', ...free),
      buildDay('2026-11-25', 'free', 'full', 'free'),
      buildDay('2026-11-26', 'full', 'few', 'full'),
      buildDay(saturday, 'free', 'full', 'few'),
      buildDay('2026-12-01', ...free),
      buildDay('2026-12-02', ...free),
    ];
    const outcome = getOutcome({ timeSlot: 'cena_primo', date: saturday }, days);
    expect(outcome.kind).toBe('fullTurn');
    if (outcome.kind !== 'fullTurn') return;
    expect(formatOffers(outcome.others)).toEqual(['2026-11-28 12:00', '2026-11-28 20:50']);
    expect(formatOffers(outcome.nearby)).toEqual(['2026-11-26 19:00', '2026-12-01 19:00']);
  });

  it('offers for a full day the days around it, at the chosen turn or meal, or at both meals', () => {
    const days = [
      buildDay('2026-11-27', 'free', 'full', 'free'),
      buildDay(saturday, 'full', 'full', 'full'),
      buildDay('2026-11-29', 'full', 'free', 'full'),
    ];
    const nearby = (draft: Partial<SearchDraft>) => {
      const outcome = getOutcome({ ...draft, date: saturday }, days);
      return outcome.kind === 'fullDay' ? formatOffers(outcome.nearby) : outcome.kind;
    };
    expect(nearby({ timeSlot: 'cena_primo' })).toEqual(['2026-11-29 19:00']);
    expect(nearby({ mealType: 'cena' })).toEqual(['2026-11-27 20:50', '2026-11-29 19:00']);
    expect(nearby({})).toEqual(['2026-11-27 12:00', '2026-11-27 20:50', '2026-11-29 19:00']);
  });

  it('offers for a closed day the next day with availability, at the chosen meal or at both meals', () => {
    const days = [
      buildDay(saturday, 'closed', 'closed', 'closed'),
      buildDay('2026-11-29', 'full', 'full', 'full'),
      buildDay('2026-12-12', 'free', 'full', 'few'),
    ];
    const next = (mealType: 'cena' | null) => {
      const outcome = getOutcome({ date: saturday, mealType }, days);
      expect(showsTurns(outcome)).toBe(false);
      return outcome.kind === 'closedDay' && formatOffers(outcome.next);
    };
    expect(next('cena')).toEqual(['2026-12-12 20:50']);
    expect(next(null)).toEqual(['2026-12-12 12:00', '2026-12-12 20:50']);
    expect(getOutcome({ date: saturday }, days.slice(0, 2))).toEqual({
      kind: 'closedDay',
      next: [],
    });
  });

  it('offers for a day without later turns the first turns of the next day', () => {
    const days = [buildDay(TODAY, 'late', 'late', 'late'), buildDay('2026-11-24', ...free)];
    const outcome = getOutcome({ date: TODAY }, days);
    expect(outcome.kind === 'lateDay' && formatOffers(outcome.next)).toEqual([
      '2026-11-24 12:00',
      '2026-11-24 19:00',
    ]);
  });

  it('is a group request from nine people, and undecided without a date or a turn', () => {
    expect(getOutcome({ numberOfPeople: 9 }, null)).toEqual({ kind: 'group' });
    expect(getOutcome({ date: '' }, [buildDay(TODAY, ...free)])).toEqual({ kind: 'undecided' });
    expect(getOutcome({}, [buildDay(TODAY, ...free)])).toEqual({ kind: 'undecided' });
    expect(getOutcome({}, null)).toEqual({ kind: 'loading' });
  });
});

describe('the days that one request covers', () => {
  it('are whole fortnights from today, with three days before a later one', () => {
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

  it('include all days of a month', () => {
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

  it('is parsed back to the same search and keeps other parameters', () => {
    const search = formatSearch('?lang=fr&step=details', draft, 'choosing');
    expect(search).toBe(
      '?lang=fr&date=2026-11-28&numberOfPeople=4&mealType=cena&timeSlot=cena_secondo&step=table',
    );
    expect(parseSearch(search, searchContext)).toEqual(draft);
    expect([search, formatSearch(search, draft, 'describing'), '?step=x'].map(parseStep)).toEqual([
      'choosing',
      'describing',
      'searching',
    ]);
    expect([search, '?lang=fr'].map(hasSearchParams)).toEqual([true, false]);
  });

  it.each([
    ['a date before today', 'date=2026-11-22', preset],
    ['a date after the last day', 'date=2027-11-24', preset],
    ['invalid values', 'date=x&numberOfPeople=-1&mealType=merenda', preset],
    [
      'a party of more than 1,000 people',
      'numberOfPeople=5000',
      { ...preset, numberOfPeople: 1_000 },
    ],
  ])('corrects %s', (_, search, expected) => {
    expect(parseSearch(`?${search}`, searchContext)).toEqual(expected);
  });

  it.each([
    ['2026-11-22', 'past'],
    ['2027-11-24', 'tooFar'],
    ['abc', 'unknown'],
    ['2026-13-45', 'unknown'],
    ['2026-11-28', null],
    ['', null],
  ])('has a date "%s" with the fault %s', (date, fault) => {
    expect(findDateFault(`?date=${date}`, searchContext)).toBe(fault);
    expect(parseSearch(`?date=${date}`, searchContext).date).toBe(
      fault === null ? date || null : null,
    );
  });

  it('uses the changed one of two dates when JavaScript is not available', () => {
    const dateOf = (field: string, tile: string) =>
      parseSearch(`?date=${field}&shownDate=${TODAY}&date=${tile}`, searchContext).date;
    expect(dateOf('2026-12-24', TODAY)).toBe('2026-12-24');
    expect(dateOf(TODAY, '2026-11-28')).toBe('2026-11-28');
    expect(dateOf(TODAY, TODAY)).toBe(TODAY);
  });
});
