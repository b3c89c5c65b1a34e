import fc from 'fast-check';
import { fitRequests, type PendingParty } from '#src/contexts/booking/domain/fit-requests.ts';
import type { TableFacts, TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { acceptInOrder } from '#test/support/model-based/accept-in-order.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';

const buildTable = (name: string, capacity: number, over: Partial<TableFacts> = {}): TableFacts =>
  buildTableFacts({ id: name, name, capacity, ...over });
const buildParty = (id: string, over: Partial<PendingParty> = {}): PendingParty => ({
  id,
  tableId: null,
  numberOfPeople: 2,
  holdsSeat: true,
  ...over,
});
const nameTable = (name: string) => ({ id: name, name, joinedTableIds: [] });
const fit = (parties: readonly PendingParty[], facts: TurnFacts) => [
  ...fitRequests(parties, facts).values(),
];

describe('a pending request of a turn', () => {
  it('fits at the table that suits it best, never at the table of another request', () => {
    const facts = buildTurnFacts({
      tables: [buildTable('Sala 6', 4), buildTable('Sala 1', 2), buildTable('Sala 2', 2)],
      coversHeld: 6,
      partiesWithoutTable: [2, 2, 2],
    });
    expect(fit([buildParty('a'), buildParty('b'), buildParty('c')], facts)).toEqual([
      { fits: true, table: nameTable('Sala 1'), unmetWish: null },
      { fits: true, table: nameTable('Sala 2'), unmetWish: null },
      { fits: true, table: nameTable('Sala 6'), unmetWish: null },
    ]);
  });

  it('keeps the table that its guest chose', () => {
    const facts = buildTurnFacts({
      tables: [buildTable('Sala 1', 2), buildTable('Sala 6', 4, { takenBy: 'a' })],
      coversHeld: 2,
    });
    expect(fit([buildParty('a', { tableId: 'Sala 6' })], facts)).toEqual([
      { fits: true, table: nameTable('Sala 6'), unmetWish: null },
    ]);
  });

  it('fits at joined tables if no single table seats it', () => {
    const facts = buildTurnFacts({
      tables: [buildTable('a', 4, { joinGroup: 'x' }), buildTable('b', 4, { joinGroup: 'x' })],
      coversHeld: 7,
      partiesWithoutTable: [7],
    });
    expect(fit([buildParty('a', { numberOfPeople: 7 })], facts)).toEqual([
      { fits: true, table: { id: 'a', name: 'a+b', joinedTableIds: ['b'] }, unmetWish: null },
    ]);
  });

  it('does not fit in a closed service or without enough covers', () => {
    const tables = [buildTable('Sala 1', 2), buildTable('Sala 2', 2)];
    const waiting = buildParty('a', { holdsSeat: false });
    const noFit = [{ fits: false, table: null, unmetWish: null }];
    expect(fit([buildParty('a')], buildTurnFacts({ tables, closed: true }))).toEqual(noFit);
    expect(fit([waiting], buildTurnFacts({ tables, coversHeld: 74 }))).toEqual(noFit);
    expect(fit([waiting], buildTurnFacts({ tables, coversHeld: 73 }))).toEqual([
      { fits: true, table: nameTable('Sala 1'), unmetWish: null },
    ]);
  });

  it('does not fit from the minute after its arrival time, or after the start of the turn', () => {
    const listFits = (minutesToStart: number) =>
      fit(
        [buildParty('a'), buildParty('b', { arrivalTime: '20:00' })],
        buildTurnFacts({
          minutesToStart,
          tables: [buildTable('Sala 1', 2), buildTable('Sala 2', 2)],
          coversHeld: 4,
          partiesWithoutTable: [2, 2],
        }),
      ).map(({ fits }) => fits);
    expect([0, -1, -60, -61].map(listFits)).toEqual([
      [true, true],
      [false, true],
      [false, true],
      [false, false],
    ]);
  });

  it('can be accepted as computed, in order, in 1,000 random turns', () => {
    const tableSizes = fc.array(fc.integer({ min: 2, max: 8 }), { minLength: 1, maxLength: 8 });
    const waiting = fc.array(
      fc.record({ numberOfPeople: fc.integer({ min: 1, max: 10 }), holdsSeat: fc.boolean() }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(
        tableSizes,
        waiting,
        fc.integer({ min: 5, max: 40 }),
        (sizes, requests, maxCovers) => {
          const tables = sizes.map((capacity, at) =>
            buildTable(`t${at}`, capacity, { joinGroup: at % 2 === 0 ? 'row' : null }),
          );
          const parties = requests.map((party, at) => buildParty(`p${at}`, party));
          const { facts, refused } = acceptInOrder(parties, buildTurnFacts({ tables, maxCovers }));
          expect(refused).toEqual([]);
          expect(facts.coversHeld).toBeLessThanOrEqual(maxCovers);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
