import { useMemo, useState } from 'react';

type Row = { readonly id: string; readonly createdAt: string };

/** Newest first, then by id. */
const latestFirst = (a: Row, b: Row): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** Adds retained rows in sort order. */
export const mergeRetainedRows = <One extends Row>(
  rows: readonly One[],
  kept: ReadonlyMap<string, One>,
): One[] => {
  const listed = new Set(rows.map(({ id }) => id));
  return [...rows, ...[...kept.values()].filter(({ id }) => !listed.has(id))].sort(latestFirst);
};

/** A row that leaves the filter stays until the filter changes, so focus is not lost. */
export const useRetainedRows = <One extends Row>(rows: readonly One[]) => {
  const [kept, setKept] = useState<ReadonlyMap<string, One>>(new Map());
  const shown = useMemo(() => mergeRetainedRows(rows, kept), [rows, kept]);
  return {
    shown,
    keep: (row: One) => setKept((before) => new Map(before).set(row.id, row)),
    forget: () => setKept(new Map()),
  };
};
