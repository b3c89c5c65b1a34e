import { join } from 'node:path';
import { incomingOnDisk } from '../contexts/pictures/incoming.disk.ts';
import { hmacPermits } from '../contexts/pictures/permits.hmac.ts';
import { sharpPictures } from '../contexts/pictures/picture-maker.sharp.ts';
import { diskPictures } from '../contexts/pictures/picture-store.disk.ts';
import { s3Pictures } from '../contexts/pictures/picture-store.s3.ts';
import { picturesController } from '../contexts/pictures/pictures.controller.ts';
import { publicObjects } from '../contexts/pictures/public-objects.middleware.ts';
import { receivePicture } from '../contexts/pictures/receive-picture.ts';
import { requestUpload } from '../contexts/pictures/request-upload.ts';
import { sweepPictures } from '../contexts/pictures/sweep.ts';
import { postgresLedger } from '../contexts/pictures/upload-ledger.postgres.ts';
import { uploads } from '../contexts/pictures/upload.middleware.ts';
import type { Sql } from '../kernel/transaction.ts';
import { isSessionOpen } from '../platform/http/session-store.postgres.ts';
import type { House } from './house.ts';

/** Who shows pictures: the dishes. */
const addressesInUse = async (tx: Sql) =>
  (
    await tx<{ address: string }>(
      `select image_url "address" from menu_items where image_url like '/public-objects/%'`,
    )
  ).map(({ address }) => address);

/** Pictures of dishes: where the staff send them, where the public finds them, and how forgotten ones go. */
export const picturesOf = ({ commands, config, log, keyFor, sql }: House) => {
  const store = config.OBJECT_STORE_URL
    ? s3Pictures(config.OBJECT_STORE_URL)
    : diskPictures(join(config.DATA_DIR, 'objects'));
  const deps = {
    ...commands,
    store,
    permits: hmacPermits(keyFor('uploads')),
    ledger: postgresLedger(sql, isSessionOpen(sql)),
    incoming: incomingOnDisk(join(config.DATA_DIR, 'incoming')),
    make: sharpPictures(),
    addressesInUse,
  };
  return {
    routes: picturesController({ request: requestUpload(deps) }),
    uploads: uploads({ ...deps, receive: receivePicture(deps) }),
    objects: publicObjects(store, log),
    sweep: sweepPictures(deps),
    /** Where finished pictures are; for backups. */
    store,
  };
};

export type Pictures = ReturnType<typeof picturesOf>;
