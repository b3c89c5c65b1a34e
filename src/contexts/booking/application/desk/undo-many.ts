import type { BulkUndo, BulkUndoResult } from '#src/contracts/booking/open-request-operations.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import { changeMany } from './change-many.ts';
import type { UndoLastAction } from './undo-last-action.ts';

export const undoMany =
  ({ undo }: { readonly undo: UndoLastAction }) =>
  async ({ actions }: BulkUndo, actor: Actor): Promise<BulkUndoResult> => {
    const knownAt = new Map(actions.map(({ id, at }) => [id, at]));
    const { changed, missed } = await changeMany([...knownAt.keys()], (id) =>
      undo(id, { actor, expectedVersion: null }, { knownAt: knownAt.get(id)! }),
    );
    return { undone: changed, missed };
  };

export type UndoMany = ReturnType<typeof undoMany>;
