import type { InTransaction } from '../kernel/transaction.ts';

const BATCH = 500;
/** At most 24 months (specification §2, Legal pages); two days early, so that a failed night keeps the promise. */
const KEPT_FOR = `interval '24 months' - interval '2 days'`;

/**
 * Deletes personal data that is as old as the privacy page allows. Each batch is its own transaction: a crash half-way
 * loses nothing, and the next run goes on. Events stay as they are; what they committed to can no longer be opened.
 *
 * @returns how many people's data was deleted.
 */
export const forgetOldPersonalData = (inTransaction: InTransaction, now: () => Date) => async (): Promise<number> => {
  for (let forgotten = 0; ; ) {
    const gone = await inTransaction((sql) => sql(
      `delete from personal_data where subject_id in (
         select subject_id from personal_data where created_at <= ?::timestamptz - (${KEPT_FOR}) order by created_at limit ${BATCH} for update skip locked
       ) returning 1`, [now().toISOString()]));
    forgotten += gone.length;
    if (gone.length < BATCH) return forgotten;
  }
};
