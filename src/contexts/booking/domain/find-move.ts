import { firstRefusal } from './check-admission.ts';
import { acceptanceChecks, tableChangeChecks } from './desk-admission-rules.ts';
import { fitParty, withAccepted, type PendingParty } from './fit-requests.ts';
import type { Wishes } from './seat-wishes.ts';
import { findSuitableTables } from './suitable-tables.ts';
import { hasSameTables, toTableSet, type NamedTableSet } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';
import { withParty, withoutParty, type Party } from './turn-with-party.ts';

type WishingParty = Party & { readonly seatWishes?: Wishes };
type ExpectedParty = WishingParty & { readonly tablePinned: boolean };

/** Move of a party to the tables `to`, after which the request can get `table`. */
export type Move<Moved extends WishingParty = WishingParty> = {
  readonly moved: Moved;
  readonly to: NamedTableSet;
  readonly table: NamedTableSet;
};

/** Returns the party without its table. It still holds its covers. */
const withoutTable = ({ id, numberOfPeople }: Party): Party => ({
  id,
  numberOfPeople,
  tableId: null,
});

/** Gives the request its tables first, and then looks for tables for the moved party. */
const planMove = <Moved extends WishingParty>(
  request: PendingParty,
  moved: Moved,
  facts: TurnFacts,
): Move<Moved> | null => {
  const floating = withParty(withoutTable(moved), withoutParty(moved, facts));
  const fit = fitParty(request, floating);
  if (!fit.table) return null;
  const seated = withoutParty(withoutTable(moved), withAccepted(request, fit, floating));
  const to = findSuitableTables(moved.numberOfPeople, moved.seatWishes, seated);
  return to && { moved, to, table: fit.table };
};

/**
 * Returns true if staff can move the party and then accept the request without overriding a rule.
 */
const isAdmissible = (
  request: PendingParty,
  { moved, to, table }: Move,
  facts: TurnFacts,
): boolean => {
  const others = withoutParty(moved, facts);
  const { numberOfPeople: movedPeople, seatWishes: wishes } = moved;
  const target = { ...toTableSet(to), numberOfPeople: movedPeople };
  if (firstRefusal(tableChangeChecks, { ...target, wishes: wishes ?? [] }, others) !== null)
    return false;
  const after = withParty({ id: moved.id, ...target }, others);
  const { numberOfPeople, holdsSeat } = request;
  const wanted = { ...toTableSet(table), numberOfPeople, wishes: request.seatWishes ?? [] };
  const checks = acceptanceChecks(
    {},
    { takesSeat: !holdsSeat, changesTable: !hasSameTables(request, wanted) },
  );
  return firstRefusal(checks, wanted, holdsSeat ? withoutParty(request, after) : after) === null;
};

/**
 * Finds a party that staff can move to other tables, after which they can accept the request. Tries
 * small parties first, and never moves a party with a pinned table.
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
