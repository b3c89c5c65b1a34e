import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import PQueue from 'p-queue';
import { MAX_PICTURE_BYTES, type PictureReceipt } from '#src/contracts/catalogue/picture-upload.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import type { IncomingFiles } from './incoming-files.ts';
import type { EncodePicture, EncodedPicture } from '../processing/picture-encoder.ts';
import type { PictureStore } from '../storage/picture-store.ts';
import { storageKey, toPictureStream, publicPath, type PictureEvent } from '../picture-paths.ts';
import type { UploadRepository } from './upload-repository.ts';
import { refuseTooLarge, refuseExpiredUpload } from './upload-refusals.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly uploads: UploadRepository;
  readonly incoming: IncomingFiles;
  readonly encodePicture: EncodePicture;
  readonly store: PictureStore;
};

/**
 * Maximum number of concurrent uploads. An upload that waits for encoding takes up to 10 MB on
 * disk, but no memory.
 */
const MAX_PENDING_UPLOADS = 24;
const RETRY_AFTER_SECONDS = 5;

const refuseOverload = (): never =>
  refuse({
    kind: 'too-many',
    message: message('too_many_requests.pictures'),
    details: { retryAfter: RETRY_AFTER_SECONDS },
  });

/**
 * Stores the picture before its event. After a crash in between, the picture is an orphan, which a
 * job deletes later.
 */
const publishPicture = async (
  deps: Deps,
  id: string,
  adminId: string,
  { bytes, width, height }: EncodedPicture,
): Promise<PictureReceipt> => {
  await deps.store.put(storageKey(id), bytes);
  const uploaded: PictureEvent = {
    type: 'PictureUploaded',
    data: {
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      width,
      height,
    },
  };
  await deps.inTransaction(async (tx) => {
    /*
     * If the connection fails during COMMIT, the transaction may run twice. The second run finds
     * the upload finished and records no second event.
     */
    if (await deps.uploads.finish(tx, id, 'ready'))
      await deps.record(tx, toPictureStream(id), uploaded, {
        at: deps.clock.now().toISOString(),
        actor: `staff:${adminId}`,
      });
  });
  return { imageUrl: publicPath(id), bytes: bytes.length, width, height };
};

const processUpload = async (
  deps: Deps,
  id: string,
  adminId: string,
  body: Readable,
  encoding: PQueue,
) => {
  try {
    const received = await deps.incoming.receive(id, body, MAX_PICTURE_BYTES);
    if (received === 'too-large') return refuseTooLarge();
    if (received === 'cut-off') return refuse({ kind: 'invalid', message: message('cut_off') });
    return await publishPicture(
      deps,
      id,
      adminId,
      await encoding.add(() => deps.encodePicture(received.path)),
    );
  } catch (error) {
    await deps.inTransaction((tx) => deps.uploads.finish(tx, id, 'refused'));
    throw error;
  } finally {
    await deps.incoming.remove(id);
  }
};

/**
 * Receives, checks and publishes a picture. An upload invalidates its URL even if it fails, except
 * when too many uploads are pending.
 */
export const receivePicture = (deps: Deps) => {
  const uploadQueue = new PQueue({ concurrency: MAX_PENDING_UPLOADS });
  // Encodes one picture at a time, to limit the memory in use.
  const encoding = new PQueue({ concurrency: 1 });
  return async (id: string, session: string | null, body: Readable): Promise<PictureReceipt> => {
    if (uploadQueue.pending >= MAX_PENDING_UPLOADS) refuseOverload();
    return uploadQueue.add(async () => {
      const claimed = await deps.uploads.claim(id, session, deps.clock.now());
      return claimed
        ? processUpload(deps, id, claimed.adminId, body, encoding)
        : refuseExpiredUpload();
    });
  };
};

export type ReceivePicture = ReturnType<typeof receivePicture>;
