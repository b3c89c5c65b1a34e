import { tableNameCollator } from '#src/contracts/booking/table-set-name.ts';
import { countSeats, nameTables, toTableSet, type NamedTableSet } from '../table-set.ts';
import { withOfferedTables, type TableFacts, type TurnFacts } from '../turn-facts.ts';
import { canBeSeated, isFree, toFreeTable } from './everyone-seated.ts';
import { arrangeInKinds, type Row } from './free-tables.ts';
import { listJoins } from './list-joins.ts';

type Tables = readonly TableFacts[];

const listRows = (free: Tables): TableFacts[][] => {
  const rows = new Map<string, TableFacts[]>();
  for (const table of free.toSorted((a, b) => tableNameCollator.compare(a.name, b.name))) {
    const { joinKey } = toFreeTable(table);
    if (joinKey !== null) rows.set(joinKey, [...(rows.get(joinKey) ?? []), table]);
  }
  return [...rows.values()];
};

/**
 * Returns the positions of tables of the wanted kinds in the row, from `start` on. Returns null if
 * there are too few tables.
 */
const findPlaces = (kindOf: Row, wanted: Row, start: number): number[] | null => {
  const missing = [...wanted];
  const places: number[] = [];
  for (let at = start; at < kindOf.length && missing.length > 0; at += 1) {
    const found = missing.indexOf(kindOf[at]!);
    if (found === -1) continue;
    missing.splice(found, 1);
    places.push(at);
  }
  return missing.length === 0 ? places : null;
};

const spanOf = (places: readonly number[]): number => places.at(-1)! - places[0]!;

/**
 * Chooses the tables with the closest positions in the row. The row is sorted by name, and tables
 * with neighbouring names are side by side.
 */
const findNeighbours = (kindOf: Row, wanted: Row): number[] =>
  [...kindOf.keys()]
    .map((start) => findPlaces(kindOf, wanted, start))
    .filter((places) => places !== null)
    .reduce((best, places) => (spanOf(places) < spanOf(best) ? places : best));

const listJoinsOfRow = (row: Tables, party: number, sizes: readonly number[]): Tables[] => {
  const { kinds, kindOf } = arrangeInKinds(row.map(toFreeTable), sizes);
  return listJoins(
    kinds,
    kindOf.toSorted((a, b) => a - b),
    party,
  ).map((wanted) => findNeighbours(kindOf, wanted).map((at) => row[at]!));
};

const compareByFit = (one: Tables, other: Tables): number =>
  one.length - other.length ||
  countSeats(one) - countSeats(other) ||
  one[0]!.floor - other[0]!.floor ||
  tableNameCollator.compare(one[0]!.name, other[0]!.name);

export type SuitableJoin = NamedTableSet & { readonly capacity: number; readonly floor: number };

/**
 * Lists free joined tables that seat the party, if every other party can still be seated. Each
 * table is needed. Fewest tables first, then fewest seats.
 */
export const listSuitableJoins = (party: number, turn: TurnFacts): SuitableJoin[] => {
  const facts = withOfferedTables(turn);
  const sizes = [...facts.partiesWithoutTable, party];
  return listRows(facts.tables.filter(isFree))
    .flatMap((row) => listJoinsOfRow(row, party, sizes))
    .sort(compareByFit)
    .map((tables) => ({
      ...nameTables(tables)!,
      capacity: countSeats(tables),
      floor: tables[0]!.floor,
    }))
    .filter((join) => canBeSeated({ ...toTableSet(join), numberOfPeople: party }, facts));
};
