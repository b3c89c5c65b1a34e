import type { Rows } from '../contexts/catalogue/keeping.ts';
import { idInPublicPath } from '../contexts/pictures/picture.ts';
import { holdPicture } from '../contexts/pictures/upload-ledger.postgres.ts';
import type { DishView } from '../contracts/catalogue.ts';
import { refuse } from '../kernel/domain-error.ts';
import type { Sql } from '../kernel/transaction.ts';

const GONE = 'L’immagine non è più disponibile: caricala di nuovo.';

/** An uploaded picture must be there, and stays until the transaction ends; the house's own drawings always are. */
const hold = async (tx: Sql, address: string | null): Promise<void> => {
  const id = address?.startsWith('/public-objects/') ? (idInPublicPath(address) ?? '') : null;
  if (id !== null && (id === '' || !(await holdPicture(tx, id))))
    refuse({ kind: 'invalid', code: 'picture_unknown', message: GONE, fields: { imageUrl: GONE } });
};

/** Rows of dishes that bear no picture which is not there. A dish keeps the one that it has, whatever became of it. */
export const withPictures = (rows: Rows<DishView>): Rows<DishView> => ({
  ...rows,
  add: async (tx, id, draft) => {
    await hold(tx, draft.imageUrl);
    return rows.add(tx, id, draft);
  },
  change: async (tx, id, draft) => {
    const before = await rows.hold(tx, id);
    if (before?.imageUrl !== draft.imageUrl) await hold(tx, draft.imageUrl);
    return rows.change(tx, id, draft);
  },
});
