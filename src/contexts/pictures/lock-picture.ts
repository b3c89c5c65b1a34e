import { refuseField } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { parsePublicPath } from './picture-paths.ts';

type LockReadyPicture = (tx: Sql, id: string) => Promise<boolean>;

/**
 * Locks an uploaded picture until the transaction ends, and refuses an unknown one. Built-in
 * pictures need no lock.
 */
export const createPictureLock =
  (lockReadyPicture: LockReadyPicture) =>
  async (tx: Sql, address: string | null): Promise<void> => {
    const id = address?.startsWith('/public-objects/') ? (parsePublicPath(address) ?? '') : null;
    if (id !== null && (id === '' || !(await lockReadyPicture(tx, id))))
      refuseField('imageUrl', message('picture_unknown'));
  };
