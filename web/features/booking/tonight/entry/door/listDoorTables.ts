import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';
import { isFloorInSeason } from '../../../floorSeason.ts';
import { isAtTable } from '../../../tableSet.ts';
import { expectedTime } from '../../book/describeVisit.ts';

/** Minutes until the next party, below which a tile shows a warning. */
const TIGHT_MINUTES = 20;

export type DoorTable = {
  readonly table: TableView;
  /** Time at which staff expect the next party, `HH:mm`, or null. */
  readonly until: string | null;
  /** Minutes until the next party, or null. */
  readonly minutes: number | null;
  readonly isTight: boolean;
};

const isHere = ({ arrivedAt, seatedAt }: ReservationView): boolean =>
  arrivedAt !== null || seatedAt !== null;

const isOnTheWay = (one: ReservationView): boolean => one.status === 'confirmed' && !isHere(one);

const describeTable = (
  table: TableView,
  ofTable: readonly ReservationView[],
  minutes: number,
): DoorTable | null => {
  if (ofTable.some((one) => one.status === 'confirmed' && isHere(one))) return null;
  const [next] = ofTable.filter(isOnTheWay).map(expectedTime).toSorted();
  if (next === undefined) return { table, until: null, minutes: null, isTight: false };
  const left = toMinutes(next) - minutes;
  return left > 0 ? { table, until: next, minutes: left, isTight: left < TIGHT_MINUTES } : null;
};

const compareByFit = (one: DoorTable, other: DoorTable): number =>
  Number(one.isTight) - Number(other.isTight) ||
  one.table.capacity - other.table.capacity ||
  (other.minutes ?? Infinity) - (one.minutes ?? Infinity) ||
  one.table.name.localeCompare(other.table.name, 'it', { numeric: true });

type DoorParty = {
  readonly people: number;
  /** Calendar date of the service, `yyyy-MM-dd`. */
  readonly date: string;
  /** Minutes since midnight of `date`. The value exceeds 1440 after midnight. */
  readonly minutes: number;
  /** Floors whose room staff closed with a limit. */
  readonly closedFloors?: readonly number[];
  /** Table that comes first if it is suitable. */
  readonly firstTableId?: string | null;
};

/**
 * Returns the active tables that are now free for a party at the door, in open rooms. The best fit
 * comes first, then the longest free time. Tables with a warning come last.
 */
export const listDoorTables = (
  tables: readonly TableView[],
  reservations: readonly ReservationView[],
  { people, date, minutes, closedFloors = [], firstTableId = null }: DoorParty,
): DoorTable[] =>
  tables
    .filter(
      ({ isActive, capacity, floor }) =>
        isActive &&
        capacity >= people &&
        isFloorInSeason(floor, date) &&
        !closedFloors.includes(floor),
    )
    .map((table) =>
      describeTable(
        table,
        reservations.filter((one) => isAtTable(one, table.id)),
        minutes,
      ),
    )
    .filter((table) => table !== null)
    .toSorted(
      (one, other) =>
        Number(other.table.id === firstTableId) - Number(one.table.id === firstTableId) ||
        compareByFit(one, other),
    );
