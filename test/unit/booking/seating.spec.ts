import fc from 'fast-check';
import type { FreeTable } from '#src/contexts/booking/domain/seating/free-tables.ts';
import { canSeatAllBut, countLeftOut } from '#src/contexts/booking/domain/seating/seat-parties.ts';
import { countLeftOutByTrying } from '#test/support/model-based/seat-by-trying.ts';
import { countRounds } from '#test/support/rounds.ts';

const table = (
  capacity: number,
  joinKey: string | null = null,
  capacityMin: number | null = null,
) => ({
  capacity,
  capacityMin,
  joinKey,
});
const tables = (...capacities: number[]) => capacities.map((capacity) => table(capacity));
const row = (...capacities: number[]) => capacities.map((capacity) => table(capacity, 'row'));
const canSeat = (free: readonly FreeTable[], ...parties: number[]) =>
  canSeatAllBut(0, free, parties);

describe('parties at one table each', () => {
  it('are seated when every party has a table that is large enough', () => {
    expect(canSeat([])).toBe(true);
    expect(canSeat([], 1)).toBe(false);
    expect(canSeat(tables(2, 4, 8), 8, 2, 4)).toBe(true);
    expect(canSeat(tables(2, 4, 8), 8, 5)).toBe(false);
    expect(canSeat(tables(8, 8), 8, 8, 8, 8, 8, 8)).toBe(false);
  });

  it('take the large tables only from their minimum on', () => {
    expect(canSeat([table(8, null, 5)], 4)).toBe(false);
    expect(canSeat([table(8, null, 5)], 5)).toBe(true);
    expect(canSeat([table(4, null, 2), table(2), table(2)], 1, 1, 2)).toBe(true);
    expect(canSeat([table(4, null, 2), table(2)], 1, 1)).toBe(false);
  });
});

describe('joined tables', () => {
  it('seat together as many people as their seats', () => {
    expect(canSeat(row(6, 8), 14)).toBe(true);
    expect(canSeat(row(6, 8), 15)).toBe(false);
    expect(canSeat(tables(6, 8), 14)).toBe(false);
    expect(canSeat([table(6, 'one row'), table(8, 'another')], 14)).toBe(false);
    expect(canSeat(row(4, 4, 4, 4), 12, 4)).toBe(true);
  });

  it('leave their other tables to other parties', () => {
    expect(canSeat(row(2, 2, 4), 6, 2)).toBe(true);
    expect(canSeat(row(2, 2, 4), 7, 2)).toBe(false);
    expect(canSeat([...row(4, 4), ...tables(8)], 8, 8)).toBe(true);
    expect(canSeat([...row(4, 4), ...tables(8)], 8, 8, 1)).toBe(false);
  });

  it('are not used for a party that needs only one of them', () =>
    expect(canSeat([table(6, 'row', 6), table(2, 'row')], 5)).toBe(false));
});

it('the parties left out are as few as possible', () => {
  expect(countLeftOut(tables(2, 4), [2, 4])).toBe(0);
  expect(countLeftOut(tables(2, 4), [8, 2, 4])).toBe(1);
  expect(countLeftOut(tables(8), [8, 1, 1])).toBe(2);
  expect(countLeftOut([], [3, 3])).toBe(2);
});

const freeTable = fc
  .record({
    capacity: fc.integer({ min: 1, max: 8 }),
    minimum: fc.option(fc.integer({ min: 1, max: 8 })),
    joinKey: fc.option(fc.constantFrom('one', 'two'), { freq: 3 }),
  })
  .map(({ capacity, minimum, joinKey }) =>
    table(capacity, joinKey, minimum && Math.min(minimum, capacity)),
  );
const turn = fc.record({
  free: fc.array(freeTable, { maxLength: 6 }),
  parties: fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 12 })), {
    maxLength: 5,
  }),
});

const TURNS = countRounds(10_000);

it(`${TURNS} random turns get the answer that trying every arrangement gives`, () => {
  const found = new Map<number, number>();
  fc.assert(
    fc.property(turn, ({ free, parties }) => {
      const leftOut = countLeftOutByTrying(free, parties);
      found.set(leftOut, (found.get(leftOut) ?? 0) + 1);
      expect(countLeftOut(free, parties)).toBe(leftOut);
      expect(canSeatAllBut(leftOut, free, parties)).toBe(true);
    }),
    { numRuns: TURNS, seed: 20_270_313 },
  );
  for (const leftOut of [0, 1, 2]) expect(found.get(leftOut)).toBeGreaterThan(TURNS / 20);
});

/** Rows of four tables, and parties that need almost all seats. */
const fullTurn = fc.record({
  free: fc.array(
    fc.record({
      capacity: fc.constantFrom(2, 2, 4, 4, 4, 6, 8),
      row: fc.nat({ max: 6 }),
    }),
    { minLength: 25, maxLength: 25 },
  ),
  parties: fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 25, maxLength: 25 }),
  share: fc.integer({ min: 60, max: 105 }),
});

it('25 tables and up to 25 parties take less than 5 ms of processor time', () => {
  const turns = fc.sample(fullTurn, { numRuns: 2_000, seed: 1 }).map(({ free, parties, share }) => {
    const seats = free.reduce((sum, { capacity }) => sum + capacity, 0);
    let people = 0;
    return {
      free: free.map(({ capacity, row: number }) => table(capacity, String(number))),
      parties: parties.filter((party) => (people += party) <= (seats * share) / 100),
    };
  });
  const times = turns.map(({ free, parties }) => {
    const start = process.cpuUsage();
    canSeatAllBut(0, free, parties);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  const p99 = times.toSorted((one, other) => one - other)[times.length * 0.99]!;
  expect(p99).toBeLessThan(5);
});
