import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { toMinutes } from '#web/shared/dates/dates.ts';
import { isTableInSeason } from '../../../roomOpening.ts';
import { isAtTable } from '../../../tableSet.ts';
import { expectedTime } from '../../book/describeVisit.ts';

/** Minutes until the next party, below which a tile shows a warning. */
const TIGHT_MINUTES = 20;

export type DoorTable = {
  readonly table: TableView;
  /** The next party that staff expect at the table, or null. */
  readonly next: ReservationView | null;
  /** True if the next party has the table in the turn of the party at the door. */
  readonly isInTurn: boolean;
  /** Time at which staff expect the next party, `HH:mm`, or null. */
  readonly until: string | null;
  /** Minutes until the next party, or null. */
  readonly minutes: number | null;
  readonly isTight: boolean;
  /** True if a party of the turn has left the table, which it still holds in the book. */
  readonly isLeftBehind: boolean;
};

const isHere = ({ arrivedAt, seatedAt }: ReservationView): boolean =>
  arrivedAt !== null || seatedAt !== null;

const isOnTheWay = (one: ReservationView): boolean => one.status === 'confirmed' && !isHere(one);

const describeTable = (
  table: TableView,
  ofTable: readonly ReservationView[],
  { minutes, timeSlotId }: DoorParty,
): DoorTable | null => {
  if (ofTable.some((one) => one.status === 'confirmed' && isHere(one))) return null;
  const isLeftBehind = ofTable.some(
    (one) => one.status === 'completed' && one.timeSlotId === timeSlotId,
  );
  const [next] = ofTable
    .filter(isOnTheWay)
    .toSorted((one, other) => expectedTime(one).localeCompare(expectedTime(other)));
  if (next === undefined) {
    const free = { next: null, isInTurn: false, until: null, minutes: null, isTight: false };
    return { table, isLeftBehind, ...free };
  }
  const until = expectedTime(next);
  const left = toMinutes(until) - minutes;
  if (left <= 0) return null;
  const isInTurn = next.timeSlotId === timeSlotId;
  return {
    table,
    next,
    isInTurn,
    until,
    minutes: left,
    isLeftBehind,
    isTight: isInTurn || left < TIGHT_MINUTES,
  };
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
  /** Turn in which the party at the door is entered. */
  readonly timeSlotId?: string | undefined;
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
  party: DoorParty,
): DoorTable[] => {
  const { people, date, closedFloors = [], firstTableId = null } = party;
  return tables
    .filter(
      (table) =>
        table.isActive &&
        table.capacity >= people &&
        isTableInSeason(table, date) &&
        !closedFloors.includes(table.floor),
    )
    .map((table) =>
      describeTable(
        table,
        reservations.filter((one) => isAtTable(one, table.id)),
        party,
      ),
    )
    .filter((table) => table !== null)
    .toSorted(
      (one, other) =>
        Number(other.table.id === firstTableId) - Number(one.table.id === firstTableId) ||
        compareByFit(one, other),
    );
};
