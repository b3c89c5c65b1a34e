type TableSet = { readonly tableId: string | null; readonly joinedTableIds?: readonly string[] };

/** One value for a form field: the ids of the tables, or an empty text without a table. */
export const toTableSetKey = ({ tableId, joinedTableIds = [] }: TableSet): string =>
  tableId === null ? '' : [tableId, ...joinedTableIds].join('+');

export const parseTableSetKey = (
  key: string,
): { tableId: string | null; joinedTableIds?: string[] } => {
  const [tableId, ...joinedTableIds] = key.split('+');
  return { tableId: tableId || null, ...(joinedTableIds.length > 0 ? { joinedTableIds } : {}) };
};

export const isAtTable = (set: TableSet, tableId: string): boolean =>
  set.tableId === tableId || (set.joinedTableIds ?? []).includes(tableId);
