import type { UnavailableTable } from '#src/contracts/booking/table-blocks.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';

export type TableSlot =
  | { readonly table: TableView; readonly state: 'free' | 'blocked' | 'off' }
  | {
      readonly table: TableView;
      readonly state: 'taken';
      readonly reservation: NonNullable<UnavailableTable['reservation']>;
    };

/**
 * Returns the state of each table in one time slot. A blocked table with a reservation counts as
 * taken.
 */
export const toTableSlots = (
  tables: readonly TableView[],
  holds: readonly UnavailableTable[],
  timeSlotId: string,
): TableSlot[] => {
  const holdsOfSlot = holds.filter((hold) => hold.timeSlotId === timeSlotId);
  return tables.map((table): TableSlot => {
    const holdsOfTable = holdsOfSlot.filter(({ tableId }) => tableId === table.id);
    const reservation = holdsOfTable.find(({ state }) => state === 'taken')?.reservation;
    if (reservation) return { table, state: 'taken', reservation };
    if (!table.isActive) return { table, state: 'off' };
    return { table, state: holdsOfTable.length > 0 ? 'blocked' : 'free' };
  });
};

const stateNames = {
  free: ['libero', 'liberi'],
  taken: ['occupato', 'occupati'],
  blocked: ['bloccato', 'bloccati'],
} as const;

export const formatStateCounts = (tableSlots: readonly TableSlot[]): string =>
  (['free', 'taken', 'blocked'] as const)
    .map(
      (state) =>
        [
          tableSlots.filter((tableSlot) => tableSlot.state === state).length,
          stateNames[state],
        ] as const,
    )
    .map(([many, [one, more]]) => `${many} ${many === 1 ? one : more}`)
    .join(' · ');
