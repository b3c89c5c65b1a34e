import type { UploadTicket } from '../../contracts/pictures.ts';
import type { Clock, NewId } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { InTransaction } from '../../kernel/transaction.ts';
import type { Permits } from './permits.hmac.ts';
import type { UploadLedger } from './upload-ledger.ts';

const GOOD_FOR_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;
/** The whole menu twice over, with mistakes; and no more than 3 GB from a session that was stolen. */
export const MOST_PER_DAY = 300;
const AN_HOUR_S = 3_600;

type Deps = {
  readonly inTransaction: InTransaction;
  readonly ledger: UploadLedger;
  readonly permits: Permits;
  readonly clock: Clock;
  readonly newId: NewId;
};

/**
 * Gives an administrator an address for one file, good for ten minutes and as long as the session lasts.
 *
 * @throws DomainError too-many too_many_uploads after three hundred within a day
 */
export const requestUpload =
  ({ inTransaction, ledger, permits, clock, newId }: Deps) =>
  async (adminId: string, session: string): Promise<UploadTicket> => {
    const at = clock.now();
    const permission = {
      id: newId(),
      adminId,
      session,
      at,
      expiresAt: new Date(at.getTime() + GOOD_FOR_MS),
    };
    const quota = { most: MOST_PER_DAY, since: new Date(at.getTime() - DAY_MS) };
    if (!(await inTransaction((tx) => ledger.issue(tx, permission, quota))))
      refuse({
        kind: 'too-many',
        code: 'too_many_uploads',
        message: `Hai già caricato ${MOST_PER_DAY} immagini in un giorno. Riprova più tardi.`,
        details: { retryAfter: AN_HOUR_S },
      });
    return { uploadURL: permits.sign(permission.id, permission.expiresAt) };
  };

export type RequestUpload = ReturnType<typeof requestUpload>;
