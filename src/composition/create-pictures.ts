import { join } from 'node:path';
import { listPictureUrlsInUse } from '#src/contexts/catalogue/picture-urls-in-use.postgres.ts';
import { createIncomingFiles } from '#src/contexts/pictures/upload/incoming-files.disk.ts';
import { createUploadUrlSigner } from '#src/contexts/pictures/upload/signed-upload-url.hmac.ts';
import { createPictureEncoder } from '#src/contexts/pictures/processing/picture-encoder.sharp.ts';
import { createDiskPictureStore } from '#src/contexts/pictures/storage/picture-store.disk.ts';
import { createS3PictureStore } from '#src/contexts/pictures/storage/picture-store.s3.ts';
import { picturesController } from '#src/contexts/pictures/upload/request-upload.controller.ts';
import { createPictureMiddleware } from '#src/contexts/pictures/serve-pictures.middleware.ts';
import { receivePicture } from '#src/contexts/pictures/upload/receive-picture.ts';
import { requestUpload } from '#src/contexts/pictures/upload/request-upload.ts';
import { deleteOrphanedPictures } from '#src/contexts/pictures/delete-orphaned-pictures.ts';
import { createUploadRepository } from '#src/contexts/pictures/upload/upload-repository.postgres.ts';
import { createUploadMiddleware } from '#src/contexts/pictures/upload/upload.middleware.ts';
import { isSessionOpen } from '#src/platform/http/session/session-store.postgres.ts';
import type { AppServices } from './app-services.ts';

export const createPictures = ({ commands, config, log, keyFor, sql }: AppServices) => {
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
    listPicturesInUse: listPictureUrlsInUse,
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
