import type { JudgedWish } from '#src/contracts/booking/guest-wishes.ts';
import { firstRefusal } from './check-admission.ts';
import { acceptanceChecks } from './desk-admission-rules.ts';
import { findUnmetWish, listJudgedWishes, withoutHighChair, type Wishes } from './seat-wishes.ts';
import { findImpossibleWish, findSuitableTables } from './suitable-tables.ts';
import { findTables, isKnown, nameTables, type NamedTableSet } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';
import { withParty, withoutParty, type Party } from './turn-with-party.ts';

export type PendingParty = Party & {
  /** False for a request that takes no covers and no table until staff accept it. */
  readonly holdsSeat: boolean;
  readonly arrivalTime?: string | null;
  readonly seatWishes?: Wishes;
};

export type Fit = {
  readonly fits: boolean;
  /** Null if the party does not fit. */
  readonly table: NamedTableSet | null;
  /** The wish without which the party would fit, or null. */
  readonly unmetWish: JudgedWish | null;
};

const NO_FIT: Fit = { fits: false, table: null, unmetWish: null };

const findOwnTables = (party: PendingParty, others: TurnFacts): NamedTableSet | null =>
  isKnown(party, others) ? nameTables(findTables(party, others)) : null;

const hasOwnTables = (party: PendingParty, others: TurnFacts): boolean =>
  party.tableId !== null &&
  findUnmetWish(party.seatWishes, findTables(party, others), others) === null;

const withoutRequest = (party: PendingParty, facts: TurnFacts): TurnFacts =>
  party.holdsSeat ? withoutParty(party, facts) : facts;

/**
 * Decides if staff can accept the request, and at which tables. A request whose arrival time has
 * passed does not fit. A request whose own table does not meet its wishes gets another one.
 */
export const fitParty = (party: PendingParty, facts: TurnFacts): Fit => {
  const others = withoutRequest(party, facts);
  const refusal = firstRefusal(
    acceptanceChecks(
      {},
      {
        takesSeat: !party.holdsSeat,
        changesTable: false,
        refusesLate: true,
        ignoresWishes: true,
      },
    ),
    party,
    others,
  );
  if (refusal) return NO_FIT;
  if (hasOwnTables(party, others))
    return { fits: true, table: findOwnTables(party, others), unmetWish: null };
  const { numberOfPeople, seatWishes } = party;
  const table = findSuitableTables(numberOfPeople, seatWishes, others);
  if (table || listJudgedWishes(seatWishes).length === 0)
    return { fits: true, table, unmetWish: null };
  return { ...NO_FIT, unmetWish: findImpossibleWish(numberOfPeople, seatWishes, others) };
};

/** Returns the facts of the turn after the request got the tables of its fit. */
export const withAccepted = (
  party: PendingParty,
  { table }: Pick<Fit, 'table'>,
  facts: TurnFacts,
): TurnFacts => {
  const { id, numberOfPeople } = party;
  const set = { tableId: table?.id ?? null, joinedTableIds: table?.joinedTableIds };
  const others = withoutHighChair(party.seatWishes, withoutRequest(party, facts));
  return withParty({ id, numberOfPeople, ...set }, others);
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
