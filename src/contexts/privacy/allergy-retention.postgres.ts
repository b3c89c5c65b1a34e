import { ALLERGIES_RETENTION_DAYS } from '#src/contracts/booking/guest-allergies.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { toErasureStream, type PrivacyEvent } from './privacy-events.ts';

const BATCH = 100;

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly newId: NewId;
};

const DELETE_EXPIRED = `
  delete from personal_data where subject_id in (
    select p.subject_id from reservations r join personal_data p on p.subject_id = r.allergies_subject_id
    where not r.allergies_remembered
      and (r.reservation_date <= ? or (r.status = 'cancelled' and r.updated_at <= ?::timestamptz - make_interval(days => ${ALLERGIES_RETENTION_DAYS})))
    order by r.reservation_date limit ${BATCH} for update of p skip locked
  ) returning subject_id::text id`;

export const eraseExpiredAllergies =
  ({ inTransaction, record, clock, newId }: Deps) =>
  async (): Promise<number> => {
    for (let erased = 0; ;) {
      const gone = await inTransaction(async (tx) => {
        const at = clock.now().toISOString();
        const rows = await tx<{ id: string }>(DELETE_EXPIRED, [
          addDays(clock.today(), -ALLERGIES_RETENTION_DAYS),
          at,
        ]);
        const event: PrivacyEvent = {
          type: 'PersonalDataErased',
          data: { subjects: rows.map(({ id }) => id), reason: 'allergies' },
        };
        if (rows.length > 0)
          await record(tx, toErasureStream(newId()), event, { at, actor: 'system' });
        return rows.length;
      });
      erased += gone;
      if (gone < BATCH) return erased;
    }
  };
