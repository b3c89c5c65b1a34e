import type { SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { UnavailableTable } from '#src/contracts/booking/table-blocks.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';
import { tableNameCollator } from '#src/contracts/booking/table-set-name.ts';
import { formatPeople } from '#web/features/booking/desk/reservationText.ts';
import { findUnmetRoomWish } from '#web/features/booking/roomWishes.ts';
import { isTableInSeason } from '#web/features/booking/roomOpening.ts';
import { listJoinChoices } from './joinChoices.ts';
import type { TableChoice, TableState } from './tableChoice.ts';

type TableChoiceCriteria = {
  /** Calendar date, `yyyy-MM-dd`. */
  readonly reservationDate: string;
  readonly timeSlotId: string;
  readonly numberOfPeople: number;
  readonly except?: string | undefined;
  /** Floors whose room staff closed for the turn with a limit. */
  readonly closedFloors?: readonly number[];
  readonly seatWishes?: readonly SeatWish[] | null | undefined;
};

const order: readonly TableState[] = [
  'fits',
  'joined',
  'large',
  'wish_unmet',
  'small',
  'taken',
  'blocked',
  'out_of_season',
  'room_closed',
];

export const isSuitable = ({ state }: TableChoice): boolean =>
  state === 'fits' || state === 'joined' || state === 'large';

const tableState = (
  table: TableView,
  hold: UnavailableTable | undefined,
  { numberOfPeople: people, seatWishes = null }: TableChoiceCriteria,
): TableState => {
  if (hold) return hold.state;
  if (people > table.capacity) return 'small';
  if (findUnmetRoomWish(table.floor, seatWishes)) return 'wish_unmet';
  return people < (table.capacityMin ?? 0) ? 'large' : 'fits';
};

export const rankTableChoices = (
  tables: readonly TableView[],
  holds: readonly UnavailableTable[],
  criteria: TableChoiceCriteria,
): TableChoice[] => {
  const { reservationDate, timeSlotId, numberOfPeople, except, closedFloors = [] } = criteria;
  const ofTurn = new Map(
    holds
      .filter(
        (hold) =>
          hold.timeSlotId === timeSlotId &&
          (hold.reservation === null || hold.reservation.id !== except),
      )
      .map((hold) => [hold.tableId, hold]),
  );
  const active = tables.filter(({ isActive }) => isActive);
  const isInSeason = (table: TableView) => isTableInSeason(table, reservationDate);
  const isOpen = ({ floor }: TableView) => !closedFloors.includes(floor);
  const stateOf = (table: TableView): TableState => {
    if (!isInSeason(table)) return 'out_of_season';
    return isOpen(table) ? tableState(table, ofTurn.get(table.id), criteria) : 'room_closed';
  };
  const single = active.map((table): TableChoice => {
    const hold = ofTurn.get(table.id);
    return {
      key: table.id,
      name: table.name,
      capacity: table.capacity,
      state: stateOf(table),
      heldBy: hold?.reservation?.numberOfPeople ?? null,
    };
  });
  const free = active.filter(
    (table) =>
      isInSeason(table) &&
      isOpen(table) &&
      !ofTurn.has(table.id) &&
      !findUnmetRoomWish(table.floor, criteria.seatWishes ?? null),
  );
  return [...single, ...listJoinChoices(free, numberOfPeople)].toSorted(
    (one, other) =>
      order.indexOf(one.state) - order.indexOf(other.state) ||
      one.capacity - other.capacity ||
      tableNameCollator.compare(one.name, other.name),
  );
};

export const tableStateText = ({ state, heldBy }: TableChoice): string =>
  ({
    fits: 'libero',
    joined: 'accostati',
    large: 'grande',
    wish_unmet: 'non come ha chiesto',
    small: 'piccolo',
    blocked: 'bloccato',
    out_of_season: 'fuori stagione',
    room_closed: 'sala chiusa',
    taken: heldBy === null ? 'occupato' : `occupato: ${formatPeople(heldBy)}`,
  })[state];
