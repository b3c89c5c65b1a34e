import type { TableView } from '#src/contracts/booking/table-management.ts';
import { formatTableSetName, tableNameCollator } from '#src/contracts/booking/table-set-name.ts';
import { toTableSetKey } from '../../tableSet.ts';
import type { TableChoice } from './tableChoice.ts';

const MAX_TABLES = 4;

const sumSeats = (tables: readonly TableView[]): number =>
  tables.reduce((seats, { capacity }) => seats + capacity, 0);

const isWithoutSuperfluousTable = (tables: readonly TableView[], people: number): boolean =>
  sumSeats(tables) - Math.min(...tables.map(({ capacity }) => capacity)) < people;

/** Returns all sets of two to four tables. Each set is in the order of the table names. */
const listSets = (tables: readonly TableView[]): TableView[][] => {
  let sets: TableView[][] = [[]];
  for (const table of tables)
    sets = [
      ...sets,
      ...sets.filter((set) => set.length < MAX_TABLES).map((set) => [...set, table]),
    ];
  return sets.filter((set) => set.length > 1);
};

const groupByRow = (tables: readonly TableView[]): TableView[][] => {
  const rows = new Map<string, TableView[]>();
  for (const table of tables.toSorted((a, b) => tableNameCollator.compare(a.name, b.name))) {
    if (table.joinGroup === null) continue;
    const key = `${table.floor} ${table.joinGroup.toLowerCase()}`;
    rows.set(key, [...(rows.get(key) ?? []), table]);
  }
  return [...rows.values()];
};

const toChoice = (tables: readonly TableView[]): TableChoice => {
  const [first, ...others] = tables;
  return {
    key: toTableSetKey({ tableId: first!.id, joinedTableIds: others.map(({ id }) => id) }),
    name: formatTableSetName(tables.map(({ name }) => name)),
    capacity: sumSeats(tables),
    state: 'joined',
    heldBy: null,
  };
};

/**
 * Returns the sets of free joined tables that seat the party without a superfluous table. Sets with
 * few tables come first, then sets with few seats.
 */
export const listJoinChoices = (free: readonly TableView[], people: number): TableChoice[] =>
  groupByRow(free)
    .flatMap(listSets)
    .filter((set) => sumSeats(set) >= people && isWithoutSuperfluousTable(set, people))
    .toSorted((one, other) => one.length - other.length || sumSeats(one) - sumSeats(other))
    .map(toChoice);
