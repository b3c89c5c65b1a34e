import type { TableFacts, TurnFacts } from '../turn-facts.ts';
import type { FreeTable } from './free-tables.ts';
import { canSeatAllBut, countLeftOut } from './seat-parties.ts';

type Party = { readonly tableId: string | null; readonly numberOfPeople: number };

export const isFree = ({ isActive, blocked, takenBy }: TableFacts): boolean =>
  isActive && !blocked && takenBy === null;

const toFreeTable = ({ floor, capacity, capacityMin, joinGroup }: TableFacts): FreeTable => ({
  capacity,
  capacityMin,
  joinKey: joinGroup === null ? null : `${floor} ${joinGroup.toLowerCase()}`,
});

/**
 * Whether the party gets a seat and no other party of the turn loses one. Parties that have no seat
 * now, because staff overrode a limit or changed the tables, do not count.
 */
export const canBeSeated = (
  { tableId, numberOfPeople }: Party,
  { tables, partiesWithoutTable }: TurnFacts,
): boolean => {
  const free = tables.filter(isFree);
  const left = free.filter(({ id }) => id !== tableId).map(toFreeTable);
  const parties = tableId === null ? [...partiesWithoutTable, numberOfPeople] : partiesWithoutTable;
  if (canSeatAllBut(0, left, parties)) return true;
  const leftOutNow = countLeftOut(free.map(toFreeTable), partiesWithoutTable);
  return leftOutNow > 0 && canSeatAllBut(leftOutNow, left, parties);
};
