import fc from 'fast-check';
import { confirm } from '#src/contexts/booking/domain/actions/confirm.ts';
import { move } from '#src/contexts/booking/domain/actions/move.ts';
import { findMove, type Move } from '#src/contexts/booking/domain/find-move.ts';
import { fitParty, type PendingParty } from '#src/contexts/booking/domain/fit-requests.ts';
import { newReservation, noVisitMoments } from '#src/contexts/booking/domain/reservation-state.ts';
import { allocateSeat } from '#src/contexts/booking/domain/seat-allocation.ts';
import { toTableSet, type NamedTableSet } from '#src/contexts/booking/domain/table-set.ts';
import type { TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';
import { withParty, withoutParty } from '#src/contexts/booking/domain/turn-with-party.ts';
import { catchRefusal } from '#test/support/assertions/decider-specification.ts';
import { buildTableFacts, buildTurnFacts } from '#test/support/builders/turn-facts.ts';
import { randomTurn, type PlacedParty } from '#test/support/model-based/random-turn-with-tables.ts';

const createRequest = (numberOfPeople: number): PendingParty => ({
  id: 'request',
  tableId: null,
  numberOfPeople,
  holdsSeat: false,
});
const createState = (status: 'pending' | 'confirmed', seat: ReturnType<typeof allocateSeat>) => ({
  status,
  outcome: null,
  reason: null,
  ...newReservation,
  ...noVisitMoments,
  seat,
  undoable: null,
});

/** Moves the party as the command does, and returns the facts after it. */
const moveParty = (party: PlacedParty, to: NamedTableSet, facts: TurnFacts): TurnFacts => {
  const others = withoutParty(party, facts);
  const state = createState('confirmed', allocateSeat(party, facts));
  const target = { ...toTableSet(to), numberOfPeople: party.numberOfPeople };
  const roomMaking = { movedId: party.id, requestId: 'request' };
  const input = { bookingRequest: target, facts: others, hasReason: false, roomMaking };
  expect(move.decide({ ...state, tablePinned: party.tablePinned }, input)).toHaveLength(1);
  return withParty({ id: party.id, ...target }, others);
};

const accept = (numberOfPeople: number, table: NamedTableSet, facts: TurnFacts) => {
  const seat = allocateSeat({ tableId: null, numberOfPeople }, facts);
  const state = createState('pending', { ...seat, holdsSeat: false });
  return confirm.decide(state, { facts, tables: toTableSet(table), movedReservation: 'p' });
};

const isPossible = (
  party: PlacedParty,
  to: NamedTableSet,
  request: PendingParty,
  facts: TurnFacts,
) =>
  catchRefusal(() => moveParty(party, to, facts)) === null &&
  fitParty(request, moveParty(party, to, facts)).fits;

describe('a request that does not fit', () => {
  const tables = ['Sala 8', 'Loggia 7'].map((name, at) =>
    buildTableFacts({ id: name, name, capacity: at === 0 ? 8 : 4 }),
  );
  const greco = { id: 'greco', tableId: 'Sala 8', numberOfPeople: 4, tablePinned: false };
  const facts = withParty(greco, buildTurnFacts({ tables }));

  it('fits if the party Greco moves from Sala 8 to Loggia 7', () => {
    expect(findMove(createRequest(8), [greco], facts)).toMatchObject({
      moved: { id: 'greco' },
      to: { name: 'Loggia 7' },
      table: { name: 'Sala 8' },
    });
  });

  it('does not get a pinned table', () => {
    expect(findMove(createRequest(8), [{ ...greco, tablePinned: true }], facts)).toBeNull();
  });

  it('gets no move that leaves another party without a table', () => {
    const waiting = { ...facts, partiesWithoutTable: [4] };
    expect(findMove(createRequest(8), [greco], waiting)).toBeNull();
  });

  it('fits after every proposed move in 2,000 random turns, and pinned parties keep their tables', () => {
    let proposedMoves = 0;
    fc.assert(
      fc.property(randomTurn, ({ placed, facts: turn, wanted }) => {
        const request = createRequest(wanted);
        fc.pre(!fitParty(request, turn).fits);
        const found: Move<PlacedParty> | null = findMove(request, placed, turn);
        if (!found) return;
        proposedMoves += 1;
        expect(found.moved.tablePinned).toBe(false);
        const after = moveParty(found.moved, found.to, turn);
        expect(accept(wanted, found.table, after)).toHaveLength(1);
      }),
      { numRuns: 2_000 },
    );
    expect(proposedMoves).toBeGreaterThan(100);
  });

  it('gets a move whenever moving one party to a free table helps, in 1,000 random turns', () => {
    fc.assert(
      fc.property(randomTurn, ({ placed, facts: turn, wanted }) => {
        const request = createRequest(wanted);
        fc.pre(!fitParty(request, turn).fits);
        if (findMove(request, placed, turn)) return;
        const helps = placed
          .filter(({ tablePinned }) => !tablePinned)
          .some((party) =>
            turn.tables
              .filter(
                ({ takenBy, capacity }) => takenBy === null && capacity >= party.numberOfPeople,
              )
              .some(({ id, name }) =>
                isPossible(party, { id, name, joinedTableIds: [] }, request, turn),
              ),
          );
        expect(helps).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});
