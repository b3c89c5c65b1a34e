import { firstRefusal } from './check-admission.ts';
import { acceptanceChecks, tableChangeChecks } from './desk-admission-rules.ts';
import { findSuitableTables, fitParty, withAccepted, type PendingParty } from './fit-requests.ts';
import { toTableSet, type NamedTableSet } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';
import { withParty, withoutParty, type Party } from './turn-with-party.ts';

type ExpectedParty = Party & { readonly tablePinned: boolean };

/** A party that is moved to the tables `to`, after which the request gets `table`. */
export type Move<Moved extends Party = Party> = {
  readonly moved: Moved;
  readonly to: NamedTableSet;
  readonly table: NamedTableSet;
};

/** The party as it would hold covers without a table. */
const withoutTable = ({ id, numberOfPeople }: Party): Party => ({
  id,
  numberOfPeople,
  tableId: null,
});

/** Lets the request take its tables first, and then looks for tables for the moved party. */
const planMove = <Moved extends Party>(
  request: PendingParty,
  moved: Moved,
  facts: TurnFacts,
): Move<Moved> | null => {
  const floating = withParty(withoutTable(moved), withoutParty(moved, facts));
  const fit = fitParty(request, floating);
  if (!fit.table) return null;
  const seated = withoutParty(withoutTable(moved), withAccepted(request, fit, floating));
  const to = findSuitableTables(moved.numberOfPeople, seated);
  return to && { moved, to, table: fit.table };
};

/** Whether both commands are admissible without a reason, one after the other. */
const isAdmissible = (
  request: PendingParty,
  { moved, to, table }: Move,
  facts: TurnFacts,
): boolean => {
  const others = withoutParty(moved, facts);
  const target = { ...toTableSet(to), numberOfPeople: moved.numberOfPeople };
  if (firstRefusal(tableChangeChecks, target, others) !== null) return false;
  const after = withParty({ id: moved.id, ...target }, others);
  const { numberOfPeople, holdsSeat } = request;
  const wanted = { ...toTableSet(table), numberOfPeople };
  const checks = acceptanceChecks(
    {},
    { takesSeat: !holdsSeat, changesTable: request.tableId === null },
  );
  return firstRefusal(checks, wanted, holdsSeat ? withoutParty(request, after) : after) === null;
};

/**
 * The move of one party to other tables of the turn, after which staff can accept the request. Null if there
 * is none. Small parties are easier to move, so they come first. Pinned tables are never given away.
 */
export const findMove = <Moved extends ExpectedParty>(
  request: PendingParty,
  expected: readonly Moved[],
  facts: TurnFacts,
): Move<Moved> | null => {
  const smallestFirst = expected
    .filter(({ tablePinned }) => !tablePinned)
    .toSorted((a, b) => a.numberOfPeople - b.numberOfPeople);
  for (const moved of smallestFirst) {
    const move = planMove(request, moved, facts);
    if (move && isAdmissible(request, move, facts)) return move;
  }
  return null;
};
