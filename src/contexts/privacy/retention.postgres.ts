import type { RecordChange } from '../../event-log/record.ts';
import type { Clock, NewId } from '../../kernel/clock.ts';
import type { InTransaction } from '../../kernel/transaction.ts';
import { erasureStream, type PrivacyEvent } from './privacy-events.ts';

const BATCH = 100;
/** At most 24 months (specification §2, Legal pages); two days early, so that a failed night keeps the promise. */
const KEPT_FOR = `interval '24 months' - interval '2 days'`;

type Deps = { readonly inTransaction: InTransaction; readonly record: RecordChange; readonly clock: Clock; readonly newId: NewId };

/**
 * Deletes personal data that is as old as the privacy page allows, and tells the log so. Each batch is its own
 * transaction: a crash half-way loses nothing, and the next run goes on.
 *
 * @returns how many people's data was deleted.
 */
export const forgetOldPersonalData = ({ inTransaction, record, clock, newId }: Deps) => async (): Promise<number> => {
  for (let forgotten = 0; ; ) {
    const gone = await inTransaction(async (tx) => {
      const at = clock.now().toISOString();
      const rows = await tx<{ id: string }>(
        `delete from personal_data where subject_id in (
           select subject_id from personal_data where created_at <= ?::timestamptz - (${KEPT_FOR}) order by created_at limit ${BATCH} for update skip locked
         ) returning subject_id::text id`, [at]);
      const told: PrivacyEvent = { type: 'PersonalDataErased', data: { subjects: rows.map(({ id }) => id), reason: 'retention' } };
      if (rows.length > 0) await record(tx, erasureStream(newId()), told, { at, actor: 'system' });
      return rows.length;
    });
    forgotten += gone;
    if (gone < BATCH) return forgotten;
  }
};
