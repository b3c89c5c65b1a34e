import type { ItemRepository } from './audited-crud.ts';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** Locks a picture until the transaction ends, and refuses an unknown one. */
export type LockPicture = (tx: Sql, address: string | null) => Promise<void>;

/**
 * Adds a check to a repository: it refuses a dish whose picture does not exist. An unchanged
 * picture is not checked again.
 */
export const withPictureCheck = (
  rows: ItemRepository<DishView>,
  tx: Sql,
  lockPicture: LockPicture,
): ItemRepository<DishView> => ({
  ...rows,
  add: async (id, draft) => {
    await lockPicture(tx, draft.imageUrl);
    return rows.add(id, draft);
  },
  change: async (id, draft) => {
    const before = await rows.lockRow(id);
    if (before?.imageUrl !== draft.imageUrl) await lockPicture(tx, draft.imageUrl);
    return rows.change(id, draft);
  },
});
