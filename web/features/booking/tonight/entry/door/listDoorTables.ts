import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';
import { isFloorInSeason } from '../../../floorSeason.ts';
import { isAtTable } from '../../../tableSet.ts';
import { expectedTime } from '../../book/describeVisit.ts';

/** With less time than this, a tile warns. */
const TIGHT_MINUTES = 20;

export type DoorTable = {
  readonly table: TableView;
  /** When the next party is expected, `HH:mm`, or null. */
  readonly until: string | null;
  /** Minutes until then, or null. */
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
  /** Time of the service day, which may exceed 24 hours. */
  readonly minutes: number;
  /** Floors whose room staff closed. */
  readonly closedFloors?: readonly number[];
};

/**
 * The tables at which a party at the door can sit now: active, in an open room, large enough,
 * without a party at them and without one that is due. Best fit first, then the longest time.
 */
export const listDoorTables = (
  tables: readonly TableView[],
  reservations: readonly ReservationView[],
  { people, date, minutes, closedFloors = [] }: DoorParty,
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
    .toSorted(compareByFit);
