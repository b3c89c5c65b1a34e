import type { JudgedWish } from '#src/contracts/booking/guest-wishes.ts';
import { isLargeFor } from './minimum-party-rules.ts';
import { listFreeTables } from './availability.ts';
import { findUnmetWish, listJudgedWishes, type Wishes } from './seat-wishes.ts';
import { listSuitableJoins, type SuitableJoin } from './seating/find-join.ts';
import { findTables, toTableSet, type NamedTableSet, type TableSet } from './table-set.ts';
import type { TurnFacts } from './turn-facts.ts';

/** `isLarge`: the table is reserved for larger parties, but staff may use it. */
export type SuitableTables = SuitableJoin & { readonly isLarge: boolean };

type OwnTables = {
  readonly single: readonly SuitableTables[];
  readonly joined: readonly SuitableTables[];
  readonly large: readonly SuitableTables[];
};

const listByKind = (party: number, wishes: Wishes, facts: TurnFacts): OwnTables => {
  const meetsWishes = (set: TableSet) =>
    findUnmetWish(wishes, findTables(set, facts), facts) === null;
  const free = listFreeTables(party, facts, 'desk')
    .filter(({ suitable, tableId }) => suitable && meetsWishes({ tableId }))
    .map(({ tableId: id, tableName: name, tableCapacity: capacity, floor }) => ({
      id,
      name,
      joinedTableIds: [],
      capacity,
      floor,
      isLarge: isLargeFor(findTables({ tableId: id }, facts), party),
    }));
  const single = free.filter(({ isLarge }) => !isLarge);
  const joined =
    single.length > 0
      ? []
      : listSuitableJoins(party, facts)
          .filter((join) => meetsWishes(toTableSet(join)))
          .map((join) => ({ ...join, isLarge: false }));
  return { single, joined, large: free.filter(({ isLarge }) => isLarge) };
};

/**
 * Lists the free tables that staff can give a party with these wishes, best first: single tables,
 * or else joined tables, and then tables for larger parties.
 *
 * @param facts the turn without the party
 */
export const listSuitableTables = (
  party: number,
  wishes: Wishes,
  facts: TurnFacts,
): SuitableTables[] => {
  const { single, joined, large } = listByKind(party, wishes, facts);
  return [...single, ...joined, ...large];
};

export const findSuitableTables = (
  party: number,
  wishes: Wishes,
  facts: TurnFacts,
): NamedTableSet | null => {
  const [best] = listSuitableTables(party, wishes, facts);
  return best ? { id: best.id, name: best.name, joinedTableIds: best.joinedTableIds } : null;
};

/**
 * Returns the wish that leaves the party without a table, or null if a free table meets all wishes.
 */
export const findImpossibleWish = (
  party: number,
  wishes: Wishes,
  facts: TurnFacts,
): JudgedWish | null => {
  const judged = listJudgedWishes(wishes);
  if (judged.length === 0 || findSuitableTables(party, judged, facts)) return null;
  const alone = judged.find((wish) => findSuitableTables(party, [wish], facts) === null);
  return alone ?? judged[0]!;
};

/**
 * Returns tables for a party whose wishes need a certain room. Other parties get their table later.
 */
export const findTablesForWishes = (party: number, wishes: Wishes, facts: TurnFacts): TableSet => {
  const needsRoom = listJudgedWishes(wishes).some((wish) => wish !== 'high_chair');
  const found = needsRoom ? findSuitableTables(party, wishes, facts) : null;
  return found ? toTableSet(found) : { tableId: null };
};
