import type { FreeTable } from '#src/contexts/booking/domain/seating/free-tables.ts';

const fits = (party: number, table: FreeTable) =>
  (table.capacityMin ?? 1) <= party && party <= table.capacity;

const seatsOf = (set: readonly FreeTable[]) => set.reduce((sum, { capacity }) => sum + capacity, 0);

const subsetsOf = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);

const isSeatFor = (party: number, set: readonly FreeTable[]): boolean => {
  if (set.length === 0) return false;
  if (set.length === 1) return fits(party, set[0]!);
  const isOneRow = set.every(({ joinKey }) => joinKey !== null && joinKey === set[0]!.joinKey);
  const smallest = Math.min(...set.map(({ capacity }) => capacity));
  return isOneRow && seatsOf(set) >= party && seatsOf(set) - smallest < party;
};

/**
 * Returns the smallest possible number of parties without a seat. Tries every set of tables for
 * every party, so it suits only small turns.
 */
export const countLeftOutByTrying = (
  tables: readonly FreeTable[],
  [party, ...others]: readonly number[],
): number => {
  if (party === undefined) return 0;
  const seated = subsetsOf(tables)
    .filter((set) => isSeatFor(party, set))
    .map((set) =>
      countLeftOutByTrying(
        tables.filter((table) => !set.includes(table)),
        others,
      ),
    );
  return Math.min(1 + countLeftOutByTrying(tables, others), ...seated);
};
