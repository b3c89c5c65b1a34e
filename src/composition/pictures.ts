import { join } from 'node:path';
import { createIncomingFiles } from '../contexts/pictures/incoming.disk.ts';
import { createUploadUrlSigner } from '../contexts/pictures/permits.hmac.ts';
import { createPictureEncoder } from '../contexts/pictures/picture-maker.sharp.ts';
import { createDiskPictureStore } from '../contexts/pictures/picture-store.disk.ts';
import { createS3PictureStore } from '../contexts/pictures/picture-store.s3.ts';
import { picturesController } from '../contexts/pictures/pictures.controller.ts';
import { createPictureMiddleware } from '../contexts/pictures/public-objects.middleware.ts';
import { receivePicture } from '../contexts/pictures/receive-picture.ts';
import { requestUpload } from '../contexts/pictures/request-upload.ts';
import { deleteOrphanedPictures } from '../contexts/pictures/sweep.ts';
import { createUploadRepository } from '../contexts/pictures/upload-ledger.postgres.ts';
import { createUploadMiddleware } from '../contexts/pictures/upload.middleware.ts';
import type { Sql } from '../kernel/transaction.ts';
import { isSessionOpen } from '../platform/http/session-store.postgres.ts';
import type { AppServices } from './house.ts';

/** Who shows pictures: the dishes. */
const addressesInUse = async (tx: Sql) =>
  (
    await tx<{ address: string }>(
      `select image_url "address" from menu_items where image_url like '/public-objects/%'`,
    )
  ).map(({ address }) => address);

/** Pictures of dishes: where the staff send them, where the public finds them, and how forgotten ones go. */
export const createPictures = ({ commands, config, log, keyFor, sql }: AppServices) => {
  const store = config.OBJECT_STORE_URL
    ? createS3PictureStore(config.OBJECT_STORE_URL)
    : createDiskPictureStore(join(config.DATA_DIR, 'objects'));
  const deps = {
    ...commands,
    store,
    permits: createUploadUrlSigner(keyFor('uploads')),
    ledger: createUploadRepository(sql, isSessionOpen(sql)),
    incoming: createIncomingFiles(join(config.DATA_DIR, 'incoming')),
    make: createPictureEncoder(),
    addressesInUse,
  };
  return {
    routes: picturesController({ request: requestUpload(deps) }),
    uploads: createUploadMiddleware({ ...deps, receive: receivePicture(deps) }),
    objects: createPictureMiddleware(store, log),
    sweep: deleteOrphanedPictures(deps),
    /** Where finished pictures are; for backups. */
    store,
  };
};

export type Pictures = ReturnType<typeof createPictures>;
