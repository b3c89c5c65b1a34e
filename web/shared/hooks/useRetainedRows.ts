import { useMemo, useState } from 'react';

type Row = { readonly id: string; readonly createdAt: string };

const latestFirst = (a: Row, b: Row): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

export const mergeRetainedRows = <One extends Row>(
  rows: readonly One[],
  retained: ReadonlyMap<string, One>,
): One[] => {
  const listed = new Set(rows.map(({ id }) => id));
  return [...rows, ...[...retained.values()].filter(({ id }) => !listed.has(id))].sort(latestFirst);
};

/**
 * Rows of a filtered list. `keep` retains a row that no longer matches the filter, because a
 * removed row would lose the focus inside it.
 */
export const useRetainedRows = <One extends Row>(rows: readonly One[]) => {
  const [retained, setRetained] = useState<ReadonlyMap<string, One>>(new Map());
  const shown = useMemo(() => mergeRetainedRows(rows, retained), [rows, retained]);
  return {
    shown,
    keep: (row: One) => setRetained((before) => new Map(before).set(row.id, row)),
    forget: () => setRetained(new Map()),
  };
};
