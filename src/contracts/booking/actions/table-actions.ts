import type { ActionDescription, ActionTarget } from './action-description.ts';

/**
 * Returns true before the party has arrived. A party that has arrived is never moved, so its table
 * needs no pin.
 */
const isExpected = ({ status, arrivedAt, seatedAt }: ActionTarget): boolean =>
  status === 'confirmed' && arrivedAt === null && seatedAt === null;

/** Actions that forbid or allow moving a party to another table to make room. */
export const tableActions = {
  pinTable: {
    event: 'TablePinned',
    name: 'table_pinned',
    past: 'Tavolo fissato',
    undoable: true,
    notice: null,
    operation: {
      name: 'pinTable',
      path: 'pin-table',
      summary: 'The party keeps its table: it is not moved to make room for another one',
    },
    button: {
      label: 'Fissa il tavolo',
      done: 'Tavolo fissato',
      isOffered: (reservation) =>
        isExpected(reservation) && reservation.tableId !== null && !reservation.tablePinned,
    },
  },
  unpinTable: {
    event: 'TableUnpinned',
    name: 'table_unpinned',
    past: 'Tavolo reso spostabile',
    undoable: true,
    notice: null,
    operation: {
      name: 'unpinTable',
      path: 'unpin-table',
      summary: 'The party may be moved to another table to make room',
    },
    button: {
      label: 'Tavolo spostabile',
      done: 'Tavolo reso spostabile',
      isOffered: (reservation) => isExpected(reservation) && reservation.tablePinned,
    },
  },
} as const satisfies Record<string, ActionDescription>;
