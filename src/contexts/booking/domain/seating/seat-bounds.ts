import type { Floor, Row, TableKind } from './free-tables.ts';
import { listJoins } from './list-joins.ts';

type Kinds = readonly TableKind[];
type Sizes = readonly number[];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const countSeats = (kinds: Kinds, tables: Row): number =>
  tables.reduce((seats, kind) => seats + kinds[kind]!.max, 0);

/**
 * Returns how many parties can sit at one table each. Giving each party, smallest first, the
 * smallest table that fits is optimal, because each table takes an interval of sizes.
 */
export const countAtOneTable = ({ kinds, rows }: Floor, smallestFirst: Sizes): number => {
  const free = kinds.map(() => 0);
  for (const row of rows) for (const kind of row) free[kind]! += 1;
  let seated = 0;
  for (const party of smallestFirst) {
    const kind = kinds.findIndex(
      ({ min, max }, number) => free[number]! > 0 && min <= party && party <= max,
    );
    if (kind === -1) continue;
    free[kind]! -= 1;
    seated += 1;
  }
  return seated;
};

/** Returns an upper bound for the number of parties of `from` to `to` people in the row. */
const countPlacesAtMost = (kinds: Kinds, row: Row, from: number, to: number): number => {
  let alone = 0;
  let small = 0;
  let seats = 0;
  let largest = 0;
  for (const kind of row) {
    const { min, max } = kinds[kind]!;
    if (max < from) {
      small += 1;
      seats += max;
      largest = max;
    } else if (min <= to) alone += 1;
  }
  if (small < 2) return alone;
  const tablesPerParty = Math.ceil(from / largest);
  return alone + Math.min(Math.floor(seats / from), Math.floor(small / tablesPerParty));
};

/** Returns true if any range of sizes has more parties than places. */
const hasTooFewPlaces = (
  { kinds, rows }: Floor,
  leftOut: number,
  smallestFirst: Sizes,
): boolean => {
  const lacksPlaces = (first: number, last: number): boolean => {
    const [from, to] = [smallestFirst[first]!, smallestFirst[last]!];
    const places = sum(rows.map((row) => countPlacesAtMost(kinds, row, from, to)));
    return last + 1 - first - leftOut > places;
  };
  const starts = [...smallestFirst.keys()].filter(
    (at) => smallestFirst[at] !== smallestFirst[at - 1],
  );
  const ends = [...starts.slice(1).map((at) => at - 1), smallestFirst.length - 1];
  return starts.some((first, at) => ends.slice(at).some((last) => lacksPlaces(first, last)));
};

export type SeatsBySize = ReadonlyMap<number, number>;

/**
 * Returns for each size of a party the fewest seats that its tables have, if all tables are free.
 */
export const countSeatsBySize = ({ kinds, rows }: Floor, sizes: Sizes): SeatsBySize => {
  const countFewest = (party: number): number =>
    Math.min(
      ...kinds.filter(({ min, max }) => min <= party && party <= max).map(({ max }) => max),
      ...rows.flatMap((row) =>
        listJoins(kinds, row, party).map((joined) => countSeats(kinds, joined)),
      ),
    );
  return new Map([...new Set(sizes)].map((size) => [size, countFewest(size)]));
};

const hasTooFewSeats = (
  { kinds, rows }: Floor,
  leftOut: number,
  sizes: Sizes,
  seatsBySize: SeatsBySize,
): boolean => {
  const needed = sizes.map((size) => seatsBySize.get(size) ?? size).sort((a, b) => a - b);
  const available = sum(rows.map((row) => countSeats(kinds, row)));
  return sum(needed.slice(0, needed.length - leftOut)) > available;
};

/** Returns true only if no arrangement can seat all parties but `leftOut`. False proves nothing. */
export const isCertainlyTooMuch = (
  floor: Floor,
  leftOut: number,
  smallestFirst: Sizes,
  seatsBySize: SeatsBySize,
): boolean =>
  hasTooFewSeats(floor, leftOut, smallestFirst, seatsBySize) ||
  hasTooFewPlaces(floor, leftOut, smallestFirst);
