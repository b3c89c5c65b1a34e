import type { Row, TableKind } from './free-tables.ts';

type Kinds = readonly TableKind[];

/**
 * Lists sets of tables of the row that together seat the party. No set contains a superfluous
 * table.
 */
const listSufficientSets = (kinds: Kinds, row: Row, party: number): Row[] => {
  const found: Row[] = [];
  // The largest table is added first. The last table is then the smallest, so none is superfluous.
  const add = (from: number, joined: Row, missing: number): void => {
    for (let at = from; at >= 0; at -= 1) {
      const kind = row[at]!;
      if (at < from && kind === row[at + 1]) continue;
      const { max } = kinds[kind]!;
      if (max < missing) add(at - 1, [...joined, kind], missing - max);
      else if (joined.length > 0) found.push([...joined, kind]);
    }
  };
  add(row.length - 1, [], party);
  return found;
};

/** Returns true if the first kind of table suits every party that the second kind suits. */
const isCovering = (one: TableKind, other: TableKind): boolean =>
  one.max >= other.max && one.min <= other.min;

const isWorse = (kinds: Kinds, one: Row, other: Row): boolean =>
  one !== other &&
  one.length === other.length &&
  one.every((kind, at) => isCovering(kinds[kind]!, kinds[other[at]!]!));

/**
 * Lists the sets of joined tables that the search must try. Leaves out a set if another one of as
 * many tables is less useful to other parties.
 */
export const listJoins = (kinds: Kinds, row: Row, party: number): Row[] => {
  if (row.length < 2) return [];
  const sets = listSufficientSets(kinds, row, party);
  return sets.filter((set) => !sets.some((other) => isWorse(kinds, set, other)));
};
