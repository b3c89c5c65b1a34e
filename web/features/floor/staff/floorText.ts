import type { TimeSlotView } from '#src/contracts/booking/time-slots.ts';
import type { TableShape } from '#src/contracts/booking/floor-plan.ts';
import type { ChangedTable, TableView } from '#src/contracts/booking/table-management.ts';
import type { ChangedTimeSlot } from '#src/contracts/booking/time-slot-management.ts';

export const floorLabel = (floor: number): string => `Piano ${floor}`;
export const shapeLabel: Record<TableShape, string> = {
  round: 'Tondo',
  square: 'Quadrato',
  rectangle: 'Lungo',
};
export const formatPeople = (many: number): string =>
  `${many} ${many === 1 ? 'persona' : 'persone'}`;
export const formatHours = ({
  startTime,
  endTime,
}: Pick<TimeSlotView, 'startTime' | 'endTime'>): string => `${startTime} - ${endTime}`;

export const formatCapacity = ({ capacity }: Pick<TableView, 'capacity'>): string =>
  `Capacità: ${formatPeople(capacity)}`;

export const groupByFloor = <Table extends Pick<TableView, 'floor'>>(
  tables: readonly Table[],
): (readonly [floor: number, tables: readonly Table[]])[] =>
  [0, 1, 2]
    .map((floor) => [floor, tables.filter((table) => table.floor === floor)] as const)
    .filter(([, on]) => on.length > 0);

const reservations = (many: number) =>
  many === 1 ? 'una prenotazione futura' : `${many} prenotazioni future`;

/**
 * Warns about future reservations. They keep their table, even if it is now too small or inactive
 * (spec note 11).
 */
export const tableChangeNotice = ({
  name,
  capacity,
  isActive,
  upcoming,
  tooLarge,
}: ChangedTable): string | null => {
  const stay =
    tooLarge === 1 ? "resta com'è finché non la sposti" : 'restano come sono finché non le sposti';
  if (tooLarge > 0)
    return `Il tavolo «${name}» ora accoglie ${formatPeople(capacity)}, ma ha ${reservations(tooLarge)} con più persone: ${stay}.`;
  if (!isActive && upcoming > 0)
    return `Il tavolo «${name}» non è più prenotabile, ma ha ancora ${reservations(upcoming)}.`;
  return null;
};

/**
 * Warns about future reservations, because they keep the start and end time that they were made
 * with.
 */
export const timeSlotChangeNotice = (
  slot: ChangedTimeSlot,
  hoursChanged: boolean,
): string | null => {
  if (slot.upcoming === 0 || (slot.isActive && !hoursChanged)) return null;
  const hold =
    slot.upcoming === 1
      ? "resta valida con l'orario con cui è stata fatta"
      : "restano valide con l'orario con cui sono state fatte";
  const opening = slot.isActive
    ? `L'orario ora è ${formatHours(slot)}.`
    : `L'orario ${formatHours(slot)} non è più prenotabile.`;
  const count = reservations(slot.upcoming);
  return `${opening} ${count[0]!.toUpperCase()}${count.slice(1)} ${hold}.`;
};
