import type { Row, TableKind } from './free-tables.ts';

type Kinds = readonly TableKind[];

/** Sets of tables of the row that together seat the party, each without a superfluous table. */
const listSufficientSets = (kinds: Kinds, row: Row, party: number): Row[] => {
  const found: Row[] = [];
  // Adding from the largest table on makes the last one the smallest, so none is superfluous.
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

/** Whether the second kind of table is of no more use than the first. */
const isCovering = (one: TableKind, other: TableKind): boolean =>
  one.max >= other.max && one.min <= other.min;

const isWorse = (kinds: Kinds, one: Row, other: Row): boolean =>
  one !== other &&
  one.length === other.length &&
  one.every((kind, at) => isCovering(kinds[kind]!, kinds[other[at]!]!));

/**
 * Sets of joined tables that are worth a try. A set is left out if another one seats the party with
 * tables that are of less use to other parties.
 */
export const listJoins = (kinds: Kinds, row: Row, party: number): Row[] => {
  if (row.length < 2) return [];
  const sets = listSufficientSets(kinds, row, party);
  return sets.filter((set) => !sets.some((other) => isWorse(kinds, set, other)));
};
