import { listTableIds, type TableSet } from '../table-set.ts';
import type { TableFacts, TurnFacts } from '../turn-facts.ts';
import type { FreeTable } from './free-tables.ts';
import { canSeatAllBut, countLeftOut } from './seat-parties.ts';

type Party = TableSet & { readonly numberOfPeople: number };

export const isFree = ({ isActive, blocked, takenBy }: TableFacts): boolean =>
  isActive && !blocked && takenBy === null;

/** Returns the table for any size of a party. Its minimum binds online requests only. */
export const toFreeTable = ({ floor, capacity, joinGroup }: TableFacts): FreeTable => ({
  capacity,
  capacityMin: null,
  joinKey: joinGroup === null ? null : `${floor} ${joinGroup.toLowerCase()}`,
});

const toOnlineTable = (table: TableFacts): FreeTable => ({
  ...toFreeTable(table),
  capacityMin: table.capacityMin,
});

/**
 * Returns true if the party gets a seat and no other party of the turn loses one. Parties that have
 * no seat now, because staff overrode a limit or changed the tables, do not count.
 */
export const canBeSeated = (
  { numberOfPeople, ...own }: Party,
  { tables, partiesWithoutTable }: TurnFacts,
  toTable: (table: TableFacts) => FreeTable = toFreeTable,
): boolean => {
  const ownIds = listTableIds(own);
  const free = tables.filter(isFree);
  const left = free.filter(({ id }) => !ownIds.includes(id)).map(toTable);
  const parties =
    ownIds.length === 0 ? [...partiesWithoutTable, numberOfPeople] : partiesWithoutTable;
  if (canSeatAllBut(0, left, parties)) return true;
  const leftOutNow = countLeftOut(free.map(toTable), partiesWithoutTable);
  return leftOutNow > 0 && canSeatAllBut(leftOutNow, left, parties);
};

/** Like `canBeSeated`, but no party without a table gets one whose minimum exceeds its size. */
export const canBeSeatedOnline = (party: Party, facts: TurnFacts): boolean =>
  facts.tables.every(({ capacityMin }) => capacityMin === null) ||
  canBeSeated(party, facts, toOnlineTable);
