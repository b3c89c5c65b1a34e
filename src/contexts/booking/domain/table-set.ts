import { formatTableSetName, tableNameCollator } from '#src/contracts/booking/table-set-name.ts';
import type { TableFacts, TurnFacts } from './turn-facts.ts';

/** The table of a party, or null, and the other tables that are joined with it. */
export type TableSet = {
  readonly tableId: string | null;
  readonly joinedTableIds?: readonly string[] | undefined;
};

/** A free table or free joined tables, with the name that screens show. */
export type NamedTableSet = {
  readonly id: string;
  readonly name: string;
  readonly joinedTableIds: readonly string[];
};

type TurnTables = Pick<TurnFacts, 'tables'>;

export const listTableIds = ({ tableId, joinedTableIds = [] }: TableSet): readonly string[] =>
  tableId === null ? [] : [...new Set([tableId, ...joinedTableIds])];

export const toTableSet = ({ id, joinedTableIds }: NamedTableSet): TableSet => ({
  tableId: id,
  joinedTableIds,
});

const compareByName = (one: TableFacts, other: TableFacts): number =>
  tableNameCollator.compare(one.name, other.name);

/** Returns the tables of the set in the order of their names. Leaves out unknown tables. */
export const findTables = (set: TableSet, { tables }: TurnTables): readonly TableFacts[] => {
  const ids = listTableIds(set);
  if (ids.length === 0) return [];
  return tables.filter(({ id }) => ids.includes(id)).sort(compareByName);
};

export const isKnown = (set: TableSet, turn: TurnTables): boolean =>
  findTables(set, turn).length === listTableIds(set).length;

export const countSeats = (tables: readonly TableFacts[]): number =>
  tables.reduce((seats, { capacity }) => seats + capacity, 0);

export const hasSameTables = (one: TableSet, other: TableSet): boolean => {
  const [ids, others] = [listTableIds(one), listTableIds(other)];
  return ids.length === others.length && ids.every((id) => others.includes(id));
};

/** Returns the tables as one set with a name, or null for an empty list. */
export const nameTables = (tables: readonly TableFacts[]): NamedTableSet | null => {
  const [first, ...joined] = tables.toSorted(compareByName);
  if (!first) return null;
  return {
    id: first.id,
    name: formatTableSetName([first, ...joined].map(({ name }) => name)),
    joinedTableIds: joined.map(({ id }) => id),
  };
};

/** Returns the fields of a seat that name its tables. */
export const toSeatTables = (set: TableSet, turn: TurnTables) => {
  const tables = findTables(set, turn);
  const named = nameTables(tables);
  return {
    tableId: named?.id ?? null,
    tableName: named?.name ?? null,
    floor: tables[0]?.floor ?? null,
    ...(named && named.joinedTableIds.length > 0 ? { joinedTableIds: named.joinedTableIds } : {}),
  };
};
