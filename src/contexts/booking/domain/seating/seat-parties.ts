import { arrangeInRows, type Floor, type FreeTable, type Row } from './free-tables.ts';
import { listJoins } from './list-joins.ts';
import {
  countAtOneTable,
  countSeatsBySize,
  isCertainlyTooMuch,
  type SeatsBySize,
} from './seat-bounds.ts';

type Parties = readonly number[];

type Search = {
  readonly kinds: Floor['kinds'];
  readonly leftOut: number;
  readonly seatsBySize: SeatsBySize;
  /** Keys of situations from which no arrangement was found. */
  readonly failed: Set<string>;
};

type Situation = {
  readonly rows: readonly Row[];
  /** Parties that can still get one table or joined tables, largest first. */
  readonly undecided: Parties;
  /**
   * Parties that get one table or no seat, smallest first. None is smaller than those in
   * `undecided`.
   */
  readonly atOneTable: Parties;
};

const withoutTables = (row: Row, tables: Row): Row => {
  const left = [...row];
  for (const kind of tables) left.splice(left.indexOf(kind), 1);
  return left;
};

/** Returns a key. Situations whose rows differ only in their order have the same key. */
const toKey = ({ rows, undecided, atOneTable }: Situation): string => {
  const tables = rows.map((row) => row.join()).sort();
  return `${undecided.length} ${atOneTable.join()} ${tables.join('/')}`;
};

/** Decides that the next party, and the others of its size, get no joined tables. */
const withOneTable = ({ rows, undecided, atOneTable }: Situation): Situation => {
  const same = undecided.filter((party) => party === undecided[0]);
  return {
    rows,
    undecided: undecided.slice(same.length),
    atOneTable: [...same, ...atOneTable],
  };
};

/** Lists the situations in which the next party gets joined tables. */
const listWithJoin = (kinds: Floor['kinds'], { rows, ...parties }: Situation): Situation[] => {
  const [party, ...undecided] = parties.undecided;
  return rows.flatMap((row, at) =>
    listJoins(kinds, row, party!).map((joined) => ({
      ...parties,
      undecided,
      rows: rows.with(at, withoutTables(row, joined)),
    })),
  );
};

const isHopeless = (
  { kinds, leftOut, seatsBySize }: Search,
  { rows, undecided, atOneTable }: Situation,
  all: Parties,
  withoutSeat: number,
): boolean => {
  const floor = { kinds, rows };
  const tables = rows.reduce((sum, row) => sum + row.length, 0);
  return (
    undecided.length === 0 ||
    // At least `withoutSeat` parties must take two tables or more.
    all.length - leftOut + withoutSeat > tables ||
    countAtOneTable(floor, atOneTable) < atOneTable.length - leftOut ||
    isCertainlyTooMuch(floor, leftOut, all, seatsBySize)
  );
};

const canSeat = (search: Search, situation: Situation): boolean => {
  const { kinds, leftOut, failed } = search;
  const all = [...situation.undecided.toReversed(), ...situation.atOneTable];
  const seated = countAtOneTable({ kinds, rows: situation.rows }, all);
  const withoutSeat = all.length - leftOut - seated;
  if (withoutSeat <= 0) return true;
  if (isHopeless(search, situation, all, withoutSeat)) return false;
  const key = toKey(situation);
  if (failed.has(key)) return false;
  const found =
    canSeat(search, withOneTable(situation)) ||
    listWithJoin(kinds, situation).some((next) => canSeat(search, next));
  if (!found) failed.add(key);
  return found;
};

/**
 * Returns true if all parties but `leftOut` can be seated simultaneously, at single or joined
 * tables. The result is exact.
 */
export const canSeatAllBut = (
  leftOut: number,
  tables: readonly FreeTable[],
  parties: Parties,
): boolean => {
  if (parties.length <= leftOut) return true;
  const floor = arrangeInRows(tables, parties);
  const smallestFirst = parties.toSorted((one, other) => one - other);
  if (parties.length - countAtOneTable(floor, smallestFirst) <= leftOut) return true;
  const seatsBySize = countSeatsBySize(floor, parties);
  return canSeat(
    { kinds: floor.kinds, leftOut, seatsBySize, failed: new Set() },
    { rows: floor.rows, undecided: smallestFirst.toReversed(), atOneTable: [] },
  );
};

/** Returns the smallest number of parties that must stay without a seat. */
export const countLeftOut = (tables: readonly FreeTable[], parties: Parties): number => {
  let leftOut = 0;
  while (leftOut < parties.length && !canSeatAllBut(leftOut, tables, parties)) leftOut += 1;
  return leftOut;
};
