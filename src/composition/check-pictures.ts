import type { ItemRepository } from '#src/contexts/catalogue/audited-crud.ts';
import { parsePublicPath } from '#src/contexts/pictures/picture-paths.ts';
import { lockReadyPicture } from '#src/contexts/pictures/upload/upload-repository.postgres.ts';
import type { DishView } from '#src/contracts/catalogue/menu-views.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Locks an uploaded picture until the transaction ends, and refuses an unknown one. Built-in
 * pictures need no lock.
 */
export const lockPicture = async (tx: Sql, address: string | null): Promise<void> => {
  const id = address?.startsWith('/public-objects/') ? (parsePublicPath(address) ?? '') : null;
  if (id !== null && (id === '' || !(await lockReadyPicture(tx, id))))
    refuseField('imageUrl', message('picture_unknown'));
};

/**
 * Adds a check to a repository: it refuses a dish whose picture does not exist. An unchanged
 * picture is not checked again.
 */
export const withPictureCheck = (
  rows: ItemRepository<DishView>,
  tx: Sql,
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
