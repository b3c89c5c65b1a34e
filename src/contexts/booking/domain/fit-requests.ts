import { listFreeTables } from './availability.ts';
import { firstRefusal } from './check-admission.ts';
import { acceptanceChecks } from './desk-admission-rules.ts';
import { listSuitableJoins } from './seating/find-join.ts';
import { findTables, isKnown, nameTables, type NamedTableSet } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';
import { withParty, withoutParty, type Party } from './turn-with-party.ts';

export type PendingParty = Party & {
  /** False for a request that takes no covers and no table until staff accept it. */
  readonly holdsSeat: boolean;
  readonly arrivalTime?: string | null;
};

export type Fit = {
  readonly fits: boolean;
  /** Null if the party does not fit. */
  readonly table: NamedTableSet | null;
};

/**
 * Finds one table that suits the party, or else joined tables. `others`: facts of the turn without
 * the party.
 */
export const findSuitableTables = (
  numberOfPeople: number,
  others: TurnFacts,
): NamedTableSet | null => {
  const best = listFreeTables(numberOfPeople, others, true).find(({ suitable }) => suitable);
  if (best) return { id: best.tableId, name: best.tableName, joinedTableIds: [] };
  const [join] = listSuitableJoins(numberOfPeople, others);
  return join ? { id: join.id, name: join.name, joinedTableIds: join.joinedTableIds } : null;
};

const findOwnTables = (party: PendingParty, others: TurnFacts): NamedTableSet | null =>
  isKnown(party, others) ? nameTables(findTables(party, others)) : null;

const withoutRequest = (party: PendingParty, facts: TurnFacts): TurnFacts =>
  party.holdsSeat ? withoutParty(party, facts) : facts;

/**
 * Decides if staff can accept the request, and at which tables. A request whose arrival time has
 * passed does not fit.
 */
export const fitParty = (party: PendingParty, facts: TurnFacts): Fit => {
  const others = withoutRequest(party, facts);
  const refusal = firstRefusal(
    acceptanceChecks({}, { takesSeat: !party.holdsSeat, changesTable: false, refusesLate: true }),
    party,
    others,
  );
  if (refusal) return { fits: false, table: null };
  const table =
    party.tableId === null
      ? findSuitableTables(party.numberOfPeople, others)
      : findOwnTables(party, others);
  return { fits: true, table };
};

/** Returns the facts of the turn after the request got the tables of its fit. */
export const withAccepted = (
  party: PendingParty,
  { table }: Pick<Fit, 'table'>,
  facts: TurnFacts,
): TurnFacts => {
  const { id, numberOfPeople } = party;
  const set = { tableId: table?.id ?? null, joinedTableIds: table?.joinedTableIds };
  return withParty({ id, numberOfPeople, ...set }, withoutRequest(party, facts));
};

/**
 * Decides which pending requests of a turn staff can accept in the given order, and at which
 * tables. No two requests get the same table.
 *
 * @param onMisfit receives each request that does not fit, and the facts of the turn at that point
 */
export const fitRequests = (
  parties: readonly PendingParty[],
  facts: TurnFacts,
  onMisfit?: (party: PendingParty, turn: TurnFacts) => void,
): ReadonlyMap<string, Fit> => {
  const fits = new Map<string, Fit>();
  let turn = facts;
  for (const party of parties) {
    const fit = fitParty(party, turn);
    fits.set(party.id, fit);
    if (fit.fits) turn = withAccepted(party, fit, turn);
    else onMisfit?.(party, turn);
  }
  return fits;
};
