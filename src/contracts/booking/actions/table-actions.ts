import type { ActionDescription } from './action-description.ts';

const isOpen = (status: string): boolean => status === 'pending' || status === 'confirmed';

/** Whether a party may be moved to another table to make room. */
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
      isOffered: ({ status, tableId, tablePinned }) =>
        isOpen(status) && tableId !== null && !tablePinned,
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
      isOffered: ({ status, tablePinned }) => isOpen(status) && tablePinned,
    },
  },
} as const satisfies Record<string, ActionDescription>;
