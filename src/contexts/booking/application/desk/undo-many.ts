import type { BulkUndo, BulkUndoResult } from '#src/contracts/booking/open-request-operations.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { changeMany } from './change-many.ts';
import type { UndoLastAction } from './undo-last-action.ts';

export const undoMany =
  ({ undo }: { readonly undo: UndoLastAction }) =>
  async ({ ids }: BulkUndo, actor: Actor): Promise<BulkUndoResult> => {
    const { changed, missed } = await changeMany(ids, (id) =>
      undo(id, { actor, expectedVersion: null }),
    );
    return { undone: changed, missed };
  };

export type UndoMany = ReturnType<typeof undoMany>;
