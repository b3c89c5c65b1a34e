import { venue } from '#src/venue.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { isTableInSeason } from '../../roomOpening.ts';
import { isAtTable } from '../../tableSet.ts';
import { isHere, type BookEntry } from '../book/buildBook.ts';
import type { VisitState } from '../book/describeVisit.ts';

/** `closed`: the room is closed, and no party sits at the table. */
export type TableState = VisitState | 'free' | 'closed';

export type TableNow = {
  readonly table: TableView;
  /** Party that sits at the table, or that staff expect there now. */
  readonly current: BookEntry | null;
  /** Party that comes after `current`, or the next party if `current` is null. */
  readonly next: BookEntry | null;
  /** Party that has arrived and waits until `current` leaves the table. */
  readonly waiting: BookEntry | null;
  readonly state: TableState;
};

export type RoomNow = {
  readonly floor: number;
  readonly name: string;
  readonly isClosed: boolean;
  readonly tables: readonly TableNow[];
};

const isDue = ({ visit }: BookEntry): boolean =>
  visit.state === 'soon' || visit.state === 'late' || visit.state === 'very-late';

const isSeated = ({ visit }: BookEntry): boolean => visit.state === 'seated';
const hasArrived = ({ visit }: BookEntry): boolean => visit.state === 'arrived';

/** Describes a table. `rows` must be in the order of arrival. */
const describeTable = (
  table: TableView,
  rows: readonly BookEntry[],
  isClosed: boolean,
): TableNow => {
  const parties = rows.filter(
    ({ reservation, visit }) => isAtTable(reservation, table.id) && visit.state !== 'gone',
  );
  const current = parties.find(isSeated) ?? parties.find(isHere) ?? parties.find(isDue) ?? null;
  const waiting = parties.find((entry) => entry !== current && hasArrived(entry)) ?? null;
  const next = parties.find((entry) => entry !== current && !isHere(entry)) ?? null;
  return {
    table,
    current,
    next,
    waiting,
    state: current?.visit.state ?? (isClosed ? 'closed' : 'free'),
  };
};

const roomName = (floor: number): string =>
  venue.rooms.find((room) => room.floor === floor)?.name ?? `Piano ${floor}`;

type Evening = {
  /** Calendar date of the service, `yyyy-MM-dd`. */
  readonly date: string;
  /** Floors whose room staff closed with a limit. */
  readonly closedFloors?: readonly number[];
};

/** Returns the rooms by floor, with the present party at each active table. */
export const describeRooms = (
  tables: readonly TableView[],
  rows: readonly BookEntry[],
  { date, closedFloors = [] }: Evening,
): RoomNow[] => {
  const active = tables.filter(({ isActive }) => isActive);
  const isClosed = (floor: number) =>
    closedFloors.includes(floor) ||
    active.some((table) => table.floor === floor && !isTableInSeason(table, date));
  const floors = [...new Set(active.map(({ floor }) => floor))].toSorted((a, b) => a - b);
  return floors.map((floor) => ({
    floor,
    name: roomName(floor),
    isClosed: isClosed(floor),
    tables: active
      .filter((table) => table.floor === floor)
      .toSorted((one, other) => one.name.localeCompare(other.name, 'it', { numeric: true }))
      .map((table) => describeTable(table, rows, isClosed(floor))),
  }));
};
