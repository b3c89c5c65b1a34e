import type { UploadTicket } from '#src/contracts/catalogue/picture-upload.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import type { UploadUrlSigner } from './signed-upload-url.ts';
import type { UploadRepository } from './upload-repository.ts';

const URL_LIFETIME_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** Limits uploads to 3 GB a day even with a stolen session, because each has at most 10 MB. */
export const MAX_UPLOADS_PER_DAY = 300;
const RETRY_AFTER_SECONDS = 3_600;

type Deps = {
  readonly inTransaction: InTransaction;
  readonly uploads: UploadRepository;
  readonly urlSigner: UploadUrlSigner;
  readonly clock: Clock;
  readonly newId: NewId;
};

/** Issues an upload URL, which is valid for ten minutes and only as long as the session. */
export const requestUpload =
  ({ inTransaction, uploads, urlSigner, clock, newId }: Deps) =>
  async (adminId: string, session: string): Promise<UploadTicket> => {
    const at = clock.now();
    const permission = {
      id: newId(),
      adminId,
      session,
      at,
      expiresAt: new Date(at.getTime() + URL_LIFETIME_MS),
    };
    const quota = { most: MAX_UPLOADS_PER_DAY, since: new Date(at.getTime() - DAY_MS) };
    if (!(await inTransaction((tx) => uploads.issue(tx, permission, quota))))
      refuse({
        kind: 'too-many',
        message: message('too_many_uploads', { max: MAX_UPLOADS_PER_DAY }),
        details: { retryAfter: RETRY_AFTER_SECONDS },
      });
    return { uploadURL: urlSigner.sign(permission.id, permission.expiresAt) };
  };

export type RequestUpload = ReturnType<typeof requestUpload>;
