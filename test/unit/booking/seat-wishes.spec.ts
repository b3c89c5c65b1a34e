import fc from 'fast-check';
import { seatWishes, type SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import { confirm } from '#src/contexts/booking/domain/actions/confirm.ts';
import { findMove } from '#src/contexts/booking/domain/find-move.ts';
import { fitRequests, type PendingParty } from '#src/contexts/booking/domain/fit-requests.ts';
import { newReservation, noVisitMoments } from '#src/contexts/booking/domain/reservation-state.ts';
import { allocateSeat } from '#src/contexts/booking/domain/seat-allocation.ts';
import { canBeSeated, isFree } from '#src/contexts/booking/domain/seating/everyone-seated.ts';
import {
  findTables,
  toTableSet,
  type NamedTableSet,
} from '#src/contexts/booking/domain/table-set.ts';
import { findTablesForWishes } from '#src/contexts/booking/domain/suitable-tables.ts';
import { describeTurnForParty } from '#src/contexts/booking/domain/turn-for-party.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { findOfferRefusal } from '#src/contexts/booking/waiting-list/domain/offer-rules.ts';
import { catchRefusal } from '#test/support/assertions/decider-specification.ts';
import { randomTurn, type PlacedParty } from '#test/support/model-based/random-turn-with-tables.ts';

const GROUND_FLOOR = 0;
const TERRACE = 2;
const RUNS = 1_000;

const randomWishes = fc.subarray([...seatWishes]);
const randomRequests = fc.array(
  fc.record({ numberOfPeople: fc.integer({ min: 1, max: 8 }), wishes: randomWishes }),
  { minLength: 1, maxLength: 5 },
);
/** A turn with tables on three floors, wishing parties at some of them, and a few high chairs. */
const randomEvening = fc
  .record({
    turn: randomTurn,
    floors: fc.array(fc.constantFrom(GROUND_FLOOR, 1, TERRACE), { minLength: 7, maxLength: 7 }),
    highChairsLeft: fc.integer({ min: 0, max: 2 }),
    requests: randomRequests,
  })
  .map(({ turn, floors, highChairsLeft, requests }) => ({
    placed: turn.placed,
    requests,
    facts: {
      ...turn.facts,
      highChairsLeft,
      tables: turn.facts.tables.map((table, at) => ({ ...table, floor: floors[at]! })),
    },
  }));

/** Judges by floor alone, without the product's own rule. */
const isMet = (wishes: readonly SeatWish[], set: NamedTableSet, facts: TurnFacts): boolean => {
  const floors = findTables(toTableSet(set), facts).map(({ floor }) => floor);
  return (
    (!wishes.includes('step_free') || floors.every((floor) => floor === GROUND_FLOOR)) &&
    (!wishes.includes('with_dog') || floors.every((floor) => floor === TERRACE))
  );
};

/** Returns true if any single free table meets the wishes and leaves every party its seat. */
const isPossible = (people: number, wishes: readonly SeatWish[], facts: TurnFacts): boolean =>
  (!wishes.includes('high_chair') || facts.highChairsLeft! > 0) &&
  facts.tables.some((table) => {
    const set = { id: table.id, name: table.name, joinedTableIds: [] };
    return (
      isFree(table) &&
      table.capacity >= people &&
      isMet(wishes, set, facts) &&
      canBeSeated({ tableId: table.id, numberOfPeople: people }, facts)
    );
  });

const toPending = (
  { numberOfPeople, wishes }: { numberOfPeople: number; wishes: SeatWish[] },
  at: number,
): PendingParty => ({
  id: `request ${at}`,
  tableId: null,
  numberOfPeople,
  holdsSeat: false,
  seatWishes: wishes,
});

const accept = (people: number, wishes: SeatWish[], facts: TurnFacts, table?: NamedTableSet) => {
  const seat = { ...allocateSeat({ tableId: null, numberOfPeople: people }, facts) };
  const state = {
    status: 'pending' as const,
    outcome: null,
    reason: null,
    undoable: null,
    ...newReservation,
    ...noVisitMoments,
    seat: {
      ...seat,
      holdsSeat: false as const,
    },
  };
  return confirm.decide(state, { facts, wishes, tables: table && toTableSet(table) });
};

describe('the wishes for a seat, in 1,000 random turns', () => {
  it('are met by every proposed table, also if all requests are accepted together', () => {
    const seen = { met: 0, impossible: 0 };
    fc.assert(
      fc.property(randomEvening, ({ facts, requests }) => {
        const pending = requests.map(toPending);
        let chairs = 0;
        for (const [at, { fits, table, unmetWish }] of [
          ...fitRequests(pending, facts).values(),
        ].entries()) {
          const { wishes } = requests[at]!;
          if (fits && table) {
            expect(isMet(wishes, table, facts)).toBe(true);
            chairs += Number(wishes.includes('high_chair'));
            seen.met += Number(wishes.length > 0);
          } else if (unmetWish !== null) {
            expect(wishes).toContain(unmetWish);
            seen.impossible += 1;
          }
        }
        expect(chairs).toBeLessThanOrEqual(facts.highChairsLeft);
      }),
      { numRuns: RUNS },
    );
    expect(Math.min(seen.met, seen.impossible)).toBeGreaterThan(100);
  });

  it('are called impossible only if no free table meets them', () => {
    fc.assert(
      fc.property(randomEvening, ({ facts, requests }) => {
        const [{ numberOfPeople, wishes } = requests[0]!] = requests;
        const [fit] = fitRequests([toPending({ numberOfPeople, wishes }, 0)], facts).values();
        if (fit!.unmetWish === null) return;
        expect(isPossible(numberOfPeople, wishes, facts)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });

  it('bind the acceptance itself: it gives a table that meets them, or refuses', () => {
    fc.assert(
      fc.property(randomEvening, ({ facts, requests }) => {
        const { numberOfPeople, wishes } = requests[0]!;
        const judged = wishes.some((wish) => wish === 'step_free' || wish === 'with_dog');
        const decide = () => accept(numberOfPeople, wishes, facts);
        if (catchRefusal(decide) !== null || !judged) return;
        const { tableId, tableName } = decide()[0]!.data.seat;
        expect(isMet(wishes, { id: tableId!, name: tableName!, joinedTableIds: [] }, facts)).toBe(
          true,
        );
      }),
      { numRuns: RUNS },
    );
  });

  it('refuse every table that does not meet them', () => {
    fc.assert(
      fc.property(randomEvening, ({ facts, requests }) => {
        const { numberOfPeople, wishes } = requests[0]!;
        for (const { id, name } of facts.tables) {
          const set = { id, name, joinedTableIds: [] };
          if (isMet(wishes, set, facts)) continue;
          expect(catchRefusal(() => accept(numberOfPeople, wishes, facts, set))).not.toBeNull();
        }
      }),
      { numRuns: RUNS },
    );
  });

  it('are met by a move that makes room, also those of the moved party', () => {
    let moves = 0;
    fc.assert(
      fc.property(
        randomEvening,
        fc.array(randomWishes, { minLength: 7, maxLength: 7 }),
        ({ facts, placed, requests }, wishesOfPlaced) => {
          const request = toPending(requests[0]!, 0);
          fc.pre(!fitRequests([request], facts).get(request.id)!.fits);
          const expected = placed.map((party: PlacedParty, at) => ({
            ...party,
            seatWishes: wishesOfPlaced[at]!,
          }));
          const move = findMove(request, expected, { ...facts, highChairsLeft: 2 });
          if (!move) return;
          moves += 1;
          expect(isMet(requests[0]!.wishes, move.table, facts)).toBe(true);
          expect(isMet(move.moved.seatWishes, move.to, facts)).toBe(true);
        },
      ),
      { numRuns: RUNS },
    );
    expect(moves).toBeGreaterThan(20);
  });

  it('are met by every table that staff can offer on the telephone or at the door', () => {
    fc.assert(
      fc.property(randomEvening, ({ facts, requests }) => {
        const { numberOfPeople, wishes: wanted } = requests[0]!;
        const party = { numberOfPeople, seatWishes: wanted };
        const { tables, state, unmetWish } = describeTurnForParty(party, facts, false);
        for (const table of tables) expect(isMet(wanted, table, facts)).toBe(true);
        if (wanted.includes('high_chair') && facts.highChairsLeft === 0)
          expect([tables, state]).toEqual([[], 'full']);
        if (unmetWish !== null) expect(isPossible(numberOfPeople, wanted, facts)).toBe(false);
      }),
      { numRuns: RUNS },
    );
  });

  it('are met by the table of every offer of the waiting list', () => {
    let offered = 0;
    fc.assert(
      fc.property(randomEvening, ({ facts, requests }) => {
        const { numberOfPeople, wishes } = requests[0]!;
        if (findOfferRefusal(numberOfPeople, facts, wishes) !== null) return;
        if (wishes.includes('high_chair')) expect(facts.highChairsLeft).toBeGreaterThan(0);
        const { tableId, joinedTableIds } = findTablesForWishes(numberOfPeople, wishes, facts);
        if (tableId === null) {
          expect(wishes.some((wish) => wish === 'step_free' || wish === 'with_dog')).toBe(false);
          return;
        }
        offered += 1;
        const set = { id: tableId, name: '', joinedTableIds: joinedTableIds ?? [] };
        expect(isMet(wishes, set, facts)).toBe(true);
      }),
      { numRuns: RUNS },
    );
    expect(offered).toBeGreaterThan(50);
  });
});
