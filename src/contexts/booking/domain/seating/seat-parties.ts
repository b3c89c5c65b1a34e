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
  /** Situations from which no arrangement was found. */
  readonly failed: Set<string>;
};

type Situation = {
  readonly rows: readonly Row[];
  /** Largest first. Each can still get one table or joined tables. */
  readonly undecided: Parties;
  /** Smallest first, and none smaller than those above. Each gets one table or is left out. */
  readonly atOneTable: Parties;
};

const withoutTables = (row: Row, tables: Row): Row => {
  const left = [...row];
  for (const kind of tables) left.splice(left.indexOf(kind), 1);
  return left;
};

/** Situations whose rows differ only in their order have the same key. */
const toKey = ({ rows, undecided, atOneTable }: Situation): string => {
  const tables = rows.map((row) => row.join()).sort();
  return `${undecided.length} ${atOneTable.join()} ${tables.join('/')}`;
};

/** The next party, and the others of its size, get no joined tables. */
const withOneTable = ({ rows, undecided, atOneTable }: Situation): Situation => {
  const same = undecided.filter((party) => party === undecided[0]);
  return {
    rows,
    undecided: undecided.slice(same.length),
    atOneTable: [...same, ...atOneTable],
  };
};

/** The next party gets joined tables. */
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
    // Each party without a seat, or another one in its place, must take two tables or more.
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
 * Whether all parties but `leftOut` can be seated at the same time, each at one table or at joined
 * tables. The answer is exact.
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

/** The fewest parties that have to stay without a seat. */
export const countLeftOut = (tables: readonly FreeTable[], parties: Parties): number => {
  let leftOut = 0;
  while (leftOut < parties.length && !canSeatAllBut(leftOut, tables, parties)) leftOut += 1;
  return leftOut;
};
