import type { UnavailableTable, TableView } from '#src/contracts/booking/table-management.ts';

/** `fits`: free and of the right size. The others may be taken knowingly, with a reason. */
export type TableState = 'fits' | 'large' | 'small' | 'taken' | 'blocked';
export type TableChoice = {
  readonly table: TableView;
  readonly state: TableState;
  /** People of the party that holds it. */ readonly heldBy: number | null;
};

type TableChoiceCriteria = {
  readonly timeSlotId: string;
  readonly numberOfPeople: number;
  /** The reservation that is being moved: its own table is free to it. */ readonly except?:
    string | undefined;
};

const order: readonly TableState[] = ['fits', 'large', 'small', 'taken', 'blocked'];

const tableState = (
  table: TableView,
  hold: UnavailableTable | undefined,
  people: number,
): TableState => {
  if (hold) return hold.state;
  if (people > table.capacity) return 'small';
  return people < (table.capacityMin ?? 0) ? 'large' : 'fits';
};

/** The tables in use, as they stand in one turn: what fits first, and the closest fit before the rest. */
export const rankTableChoices = (
  tables: readonly TableView[],
  holds: readonly UnavailableTable[],
  { timeSlotId, numberOfPeople, except }: TableChoiceCriteria,
): TableChoice[] => {
  const ofTurn = new Map(
    holds
      .filter(
        (hold) =>
          hold.timeSlotId === timeSlotId &&
          (hold.reservation === null || hold.reservation.id !== except),
      )
      .map((hold) => [hold.tableId, hold]),
  );
  return tables
    .filter(({ isActive }) => isActive)
    .map((table): TableChoice => {
      const hold = ofTurn.get(table.id);
      return {
        table,
        state: tableState(table, hold, numberOfPeople),
        heldBy: hold?.reservation?.numberOfPeople ?? null,
      };
    })
    .toSorted(
      (one, other) =>
        order.indexOf(one.state) - order.indexOf(other.state) ||
        one.table.capacity - other.table.capacity ||
        one.table.name.localeCompare(other.table.name, 'it', { numeric: true }),
    );
};

/** What the state of a table is called where there is room for two words. */
export const tableStateText = ({ state, heldBy }: TableChoice): string =>
  ({
    fits: 'libero',
    large: 'grande',
    small: 'piccolo',
    blocked: 'bloccato',
    taken: heldBy === null ? 'occupato' : `occupato da ${heldBy}`,
  })[state];
