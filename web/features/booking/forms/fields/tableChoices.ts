import type { UnavailableTable, TableView } from '#src/contracts/booking/table-management.ts';

/** `fits`: free and of suitable size. Every other state needs an override reason. */
export type TableState = 'fits' | 'large' | 'small' | 'taken' | 'blocked';
export type TableChoice = {
  readonly table: TableView;
  readonly state: TableState;
  readonly heldBy: number | null;
};

type TableChoiceCriteria = {
  readonly timeSlotId: string;
  readonly numberOfPeople: number;
  readonly except?: string | undefined;
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

export const tableStateText = ({ state, heldBy }: TableChoice): string =>
  ({
    fits: 'libero',
    large: 'grande',
    small: 'piccolo',
    blocked: 'bloccato',
    taken: heldBy === null ? 'occupato' : `occupato da ${heldBy}`,
  })[state];
