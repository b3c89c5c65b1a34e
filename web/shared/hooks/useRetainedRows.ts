import { useMemo, useState } from 'react';

type Row = { readonly id: string; readonly createdAt: string };

/** The order of every list of the staff: the latest first, by id within one instant. */
const latestFirst = (a: Row, b: Row): number =>
  b.createdAt.localeCompare(a.createdAt) || b.id.localeCompare(a.id);

/** What is read, with what is kept put back where it was. */
export const mergeRetainedRows = <One extends Row>(
  rows: readonly One[],
  kept: ReadonlyMap<string, One>,
): One[] => {
  const listed = new Set(rows.map(({ id }) => id));
  return [...rows, ...[...kept.values()].filter(({ id }) => !listed.has(id))].sort(latestFirst);
};

/**
 * A row that no longer belongs to the chosen group stays where it was until another group is chosen, so that neither the
 * eye nor the focus loses it.
 */
export const useRetainedRows = <One extends Row>(rows: readonly One[]) => {
  const [kept, setKept] = useState<ReadonlyMap<string, One>>(new Map());
  const shown = useMemo(() => mergeRetainedRows(rows, kept), [rows, kept]);
  return {
    shown,
    keep: (row: One) => setKept((before) => new Map(before).set(row.id, row)),
    forget: () => setKept(new Map()),
  };
};
