type TableSet = { readonly tableId: string | null; readonly joinedTableIds?: readonly string[] };

const listTableIds = ({ tableId, joinedTableIds = [] }: TableSet): readonly string[] =>
  tableId === null ? [] : [tableId, ...joinedTableIds];

/**
 * Returns the ids of the tables as the value of a form field. Returns an empty string if there is
 * no table.
 */
export const toTableSetKey = (set: TableSet): string => listTableIds(set).join('+');

export const parseTableSetKey = (
  key: string,
): { tableId: string | null; joinedTableIds?: string[] } => {
  const [tableId, ...joinedTableIds] = key.split('+');
  return { tableId: tableId || null, ...(joinedTableIds.length > 0 ? { joinedTableIds } : {}) };
};

export const isAtTable = (set: TableSet, tableId: string): boolean =>
  listTableIds(set).includes(tableId);

export const shareTable = (one: TableSet, other: TableSet): boolean =>
  listTableIds(one).some((tableId) => isAtTable(other, tableId));
