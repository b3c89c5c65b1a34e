import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { IncomingFiles } from './upload/incoming-files.ts';
import type { PictureStore } from './storage/picture-store.ts';
import { parsePublicPath, storageKey } from './picture-paths.ts';
import type { UploadRepository } from './upload/upload-repository.ts';

export type ListPicturesInUse = (tx: Sql) => Promise<readonly string[]>;

type Deps = {
  readonly inTransaction: InTransaction;
  readonly uploads: UploadRepository;
  readonly incoming: IncomingFiles;
  readonly store: PictureStore;
  readonly clock: Clock;
  readonly listPicturesInUse: ListPicturesInUse;
};

const DAY_MS = 24 * 3_600_000;
const HOUR_MS = 3_600_000;

export const deleteOrphanedPictures =
  ({ inTransaction, uploads, incoming, store, clock, listPicturesInUse }: Deps) =>
  async (): Promise<void> => {
    const now = clock.now().getTime();
    const orphans = await inTransaction((tx) =>
      uploads.markOrphans(tx, new Date(now - DAY_MS), async () =>
        (await listPicturesInUse(tx)).flatMap((address) => parsePublicPath(address) ?? []),
      ),
    );
    for (const id of orphans) {
      await store.remove(storageKey(id));
      await uploads.remove(id);
    }
    /*
     * Uses the real time instead of the application's clock, because the file system sets the
     * modification times.
     */
    await incoming.removeOlderThan(new Date(Date.now() - HOUR_MS));
  };
