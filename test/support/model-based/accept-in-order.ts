import { confirm } from '#src/contexts/booking/domain/actions/confirm.ts';
import { fitRequests, type PendingParty } from '#src/contexts/booking/domain/fit-requests.ts';
import { newReservation, noVisitMoments } from '#src/contexts/booking/domain/reservation-state.ts';
import { allocateSeat } from '#src/contexts/booking/domain/seat-allocation.ts';
import { canBeSeated } from '#src/contexts/booking/domain/seating/everyone-seated.ts';
import { listTableIds, toTableSet, type TableSet } from '#src/contexts/booking/domain/table-set.ts';
import { coversLeft, type TurnFacts } from '#src/contexts/booking/domain/turn-facts.ts';

const without = (sizes: readonly number[], size: number) => {
  const at = sizes.indexOf(size);
  return at === -1 ? sizes : sizes.toSpliced(at, 1);
};

/** Adds a pending party to the turn. The party holds covers if the rules admit it. */
const admit = (party: PendingParty, facts: TurnFacts): [PendingParty, TurnFacts] => {
  const { numberOfPeople } = party;
  const isAdmitted =
    party.holdsSeat &&
    numberOfPeople <= coversLeft(facts) &&
    canBeSeated({ tableId: null, numberOfPeople }, facts);
  if (!isAdmitted) return [{ ...party, holdsSeat: false }, facts];
  return [
    party,
    {
      ...facts,
      coversHeld: facts.coversHeld + numberOfPeople,
      partiesWithoutTable: [...facts.partiesWithoutTable, numberOfPeople],
    },
  ];
};

const tryToConfirm = (
  { numberOfPeople, holdsSeat }: PendingParty,
  tables: TableSet | undefined,
  facts: TurnFacts,
): boolean => {
  const seat = allocateSeat({ tableId: null, numberOfPeople }, facts);
  const state = {
    status: 'pending' as const,
    outcome: null,
    reason: null,
    ...newReservation,
    ...noVisitMoments,
    seat: holdsSeat ? seat : { ...seat, holdsSeat: false as const },
    undoable: null,
  };
  try {
    return confirm.decide(state, { facts, tables }).length === 1;
  } catch {
    return false;
  }
};

/**
 * Accepts every request that fits according to `fitRequests`, with the product's own decision.
 * `refused` lists the requests that the decision refuses.
 */
export const acceptInOrder = (asked: readonly PendingParty[], empty: TurnFacts) => {
  let facts = empty;
  const parties = asked.map((party) => {
    const [admitted, next] = admit(party, facts);
    facts = next;
    return admitted;
  });
  const refused: string[] = [];
  for (const [id, { fits, table }] of fitRequests(parties, facts)) {
    if (!fits) continue;
    const party = parties.find((one) => one.id === id)!;
    const { numberOfPeople, holdsSeat } = party;
    const others = holdsSeat
      ? { ...facts, partiesWithoutTable: without(facts.partiesWithoutTable, numberOfPeople) }
      : facts;
    if (!table || !tryToConfirm(party, toTableSet(table), others)) refused.push(id);
    facts = {
      ...others,
      coversHeld: others.coversHeld + (holdsSeat ? 0 : numberOfPeople),
      tables: others.tables.map((one) =>
        table && listTableIds(toTableSet(table)).includes(one.id) ? { ...one, takenBy: id } : one,
      ),
      partiesWithoutTable: table
        ? others.partiesWithoutTable
        : [...others.partiesWithoutTable, numberOfPeople],
    };
  }
  return { facts, refused };
};
