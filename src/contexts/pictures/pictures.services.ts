import { join } from 'node:path';
import { createIncomingFiles } from './upload/incoming-files.disk.ts';
import { createUploadUrlSigner } from './upload/signed-upload-url.hmac.ts';
import { createPictureEncoder } from './processing/picture-encoder.sharp.ts';
import { createDiskPictureStore } from './storage/picture-store.disk.ts';
import { createS3PictureStore } from './storage/picture-store.s3.ts';
import { picturesController } from './upload/request-upload.controller.ts';
import { createPictureMiddleware } from './serve-pictures.middleware.ts';
import { receivePicture } from './upload/receive-picture.ts';
import { requestUpload } from './upload/request-upload.ts';
import { deleteOrphanedPictures, type ListPicturesInUse } from './delete-orphaned-pictures.ts';
import { createUploadRepository } from './upload/upload-repository.postgres.ts';
import { createUploadMiddleware } from './upload/upload.middleware.ts';
import { isSessionOpen } from '#src/platform/http/session/session-store.postgres.ts';
import type { AppServices } from '#src/composition/app-services.ts';

export const createPictures = (
  { commands, config, log, keyFor, sql }: AppServices,
  listPicturesInUse: ListPicturesInUse,
) => {
  const store = config.OBJECT_STORE_URL
    ? createS3PictureStore(config.OBJECT_STORE_URL)
    : createDiskPictureStore(join(config.DATA_DIR, 'objects'));
  const deps = {
    ...commands,
    store,
    urlSigner: createUploadUrlSigner(keyFor('uploads')),
    uploads: createUploadRepository(sql, isSessionOpen(sql)),
    incoming: createIncomingFiles(join(config.DATA_DIR, 'incoming')),
    encodePicture: createPictureEncoder(),
    listPicturesInUse,
  };
  return {
    routes: picturesController({ request: requestUpload(deps) }),
    uploads: createUploadMiddleware({ ...deps, receive: receivePicture(deps) }),
    objects: createPictureMiddleware(store, log),
    deleteOrphans: deleteOrphanedPictures(deps),
    store,
  };
};

export type Pictures = ReturnType<typeof createPictures>;
