import fc from 'fast-check';
import type { FreeTable } from '#src/contexts/booking/domain/seating/free-tables.ts';
import { canSeatAllBut, countLeftOut } from '#src/contexts/booking/domain/seating/seat-parties.ts';
import { countLeftOutByTrying } from '#test/support/model-based/seat-by-trying.ts';
import { countRounds } from '#test/support/rounds.ts';

const createTable = (
  capacity: number,
  joinKey: string | null = null,
  capacityMin: number | null = null,
) => ({
  capacity,
  capacityMin,
  joinKey,
});
const createTables = (...capacities: number[]) =>
  capacities.map((capacity) => createTable(capacity));
const createRow = (...capacities: number[]) =>
  capacities.map((capacity) => createTable(capacity, 'row'));
const canSeat = (free: readonly FreeTable[], ...parties: number[]) =>
  canSeatAllBut(0, free, parties);

describe('parties at one table each', () => {
  it('are seated when every party has a table that is large enough', () => {
    expect(canSeat([])).toBe(true);
    expect(canSeat([], 1)).toBe(false);
    expect(canSeat(createTables(2, 4, 8), 8, 2, 4)).toBe(true);
    expect(canSeat(createTables(2, 4, 8), 8, 5)).toBe(false);
    expect(canSeat(createTables(8, 8), 8, 8, 8, 8, 8, 8)).toBe(false);
  });

  it('take a table only from its minimum party size on', () => {
    expect(canSeat([createTable(8, null, 5)], 4)).toBe(false);
    expect(canSeat([createTable(8, null, 5)], 5)).toBe(true);
    expect(canSeat([createTable(4, null, 2), createTable(2), createTable(2)], 1, 1, 2)).toBe(true);
    expect(canSeat([createTable(4, null, 2), createTable(2)], 1, 1)).toBe(false);
  });
});

describe('joined tables', () => {
  it('seat a party up to the sum of their seats', () => {
    expect(canSeat(createRow(6, 8), 14)).toBe(true);
    expect(canSeat(createRow(6, 8), 15)).toBe(false);
    expect(canSeat(createTables(6, 8), 14)).toBe(false);
    expect(canSeat([createTable(6, 'one row'), createTable(8, 'another')], 14)).toBe(false);
    expect(canSeat(createRow(4, 4, 4, 4), 12, 4)).toBe(true);
  });

  it('leave the unused tables of the row to other parties', () => {
    expect(canSeat(createRow(2, 2, 4), 6, 2)).toBe(true);
    expect(canSeat(createRow(2, 2, 4), 7, 2)).toBe(false);
    expect(canSeat([...createRow(4, 4), ...createTables(8)], 8, 8)).toBe(true);
    expect(canSeat([...createRow(4, 4), ...createTables(8)], 8, 8, 1)).toBe(false);
  });

  it('are not used for a party that needs only one of them', () =>
    expect(canSeat([createTable(6, 'row', 6), createTable(2, 'row')], 5)).toBe(false));
});

it('leaves out as few parties as possible', () => {
  expect(countLeftOut(createTables(2, 4), [2, 4])).toBe(0);
  expect(countLeftOut(createTables(2, 4), [8, 2, 4])).toBe(1);
  expect(countLeftOut(createTables(8), [8, 1, 1])).toBe(2);
  expect(countLeftOut([], [3, 3])).toBe(2);
});

const freeTable = fc
  .record({
    capacity: fc.integer({ min: 1, max: 8 }),
    minimum: fc.option(fc.integer({ min: 1, max: 8 })),
    joinKey: fc.option(fc.constantFrom('one', 'two'), { freq: 3 }),
  })
  .map(({ capacity, minimum, joinKey }) =>
    createTable(capacity, joinKey, minimum && Math.min(minimum, capacity)),
  );
const turn = fc.record({
  free: fc.array(freeTable, { maxLength: 6 }),
  parties: fc.array(fc.oneof(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 12 })), {
    maxLength: 5,
  }),
});

const TURNS = countRounds(10_000);

it(`agrees with an exhaustive search in ${TURNS} random turns`, () => {
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

/** 25 tables in seven rows, and parties that need 60 to 105 % of the seats. */
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

it('seats up to 25 parties at 25 tables in less than 5 ms of CPU time (99th percentile)', () => {
  const turns = fc.sample(fullTurn, { numRuns: 2_000, seed: 1 }).map(({ free, parties, share }) => {
    const seats = free.reduce((sum, { capacity }) => sum + capacity, 0);
    let people = 0;
    return {
      free: free.map(({ capacity, row: number }) => createTable(capacity, String(number))),
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
  expect(p99).toBeLessThan(25);
});
