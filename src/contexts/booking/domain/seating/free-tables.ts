/** A table without a party. Tables with the same `joinKey` can be put together. */
export type FreeTable = {
  readonly capacity: number;
  /** The smallest party for the table, or null for any party. */
  readonly capacityMin: number | null;
  /** Null if the table cannot be joined. */
  readonly joinKey: string | null;
};

/** Smallest and largest party that can have a table. Tables of one kind are interchangeable. */
export type TableKind = { readonly min: number; readonly max: number };

/**
 * Tables that can be joined. Contains the number of the kind of each table, smallest kind first.
 */
export type Row = readonly number[];

export type Floor = { readonly kinds: readonly TableKind[]; readonly rows: readonly Row[] };

const isSameKind = (one: TableKind, other: TableKind): boolean =>
  one.min === other.min && one.max === other.max;

/**
 * Returns the kind of the table. Its minimum is rounded up to the next size of a party, which gives
 * fewer kinds.
 */
const toKind = ({ capacity, capacityMin }: FreeTable, sizes: readonly number[]): TableKind => ({
  min: sizes.find((size) => size >= (capacityMin ?? 1)) ?? Infinity,
  max: capacity,
});

const listKinds = (kinds: readonly TableKind[]): TableKind[] =>
  kinds
    .toSorted((one, other) => one.max - other.max || one.min - other.min)
    .filter((kind, at, sorted) => at === 0 || !isSameKind(kind, sorted[at - 1]!));

/** Groups equal tables into kinds. `kindOf` contains the number of the kind of each table. */
export const arrangeInKinds = (
  tables: readonly FreeTable[],
  parties: readonly number[],
): { readonly kinds: readonly TableKind[]; readonly kindOf: Row } => {
  const sizes = parties.toSorted((one, other) => one - other);
  const found = tables.map((table) => toKind(table, sizes));
  const kinds = listKinds(found);
  const kindOf = found.map((one) => kinds.findIndex((kind) => isSameKind(kind, one)));
  return { kinds, kindOf };
};

/**
 * Arranges the tables in rows of kinds. Few kinds make the search for seats fast. A table that
 * cannot be joined is a row of its own.
 */
export const arrangeInRows = (tables: readonly FreeTable[], parties: readonly number[]): Floor => {
  const { kinds, kindOf } = arrangeInKinds(tables, parties);
  const rows = new Map<string, number[]>();
  tables.forEach(({ joinKey }, at) => {
    const number = kindOf[at]!;
    const key = joinKey === null ? `table ${at}` : `row ${joinKey}`;
    rows.set(key, [...(rows.get(key) ?? []), number]);
  });
  return { kinds, rows: [...rows.values()].map((row) => row.toSorted((a, b) => a - b)) };
};
