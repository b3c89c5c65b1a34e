import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { toErasureStream, type PrivacyEvent } from './privacy-events.ts';

export const ERASURE_BATCH = 100;

export type ErasureDeps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly newId: NewId;
};

type Reason = Extract<PrivacyEvent, { type: 'PersonalDataErased' }>['data']['reason'];

/**
 * Repeats `deleteRows` until it deletes less than a full batch. Records each batch as one event.
 */
export const eraseInBatches = async (
  { inTransaction, record, clock, newId }: ErasureDeps,
  reason: Reason,
  deleteRows: (tx: Sql) => Promise<{ id: string }[]>,
): Promise<number> => {
  for (let erased = 0; ;) {
    const gone = await inTransaction(async (tx) => {
      const rows = await deleteRows(tx);
      const subjects = rows.map(({ id }) => id);
      const event: PrivacyEvent = { type: 'PersonalDataErased', data: { subjects, reason } };
      if (rows.length > 0)
        await record(tx, toErasureStream(newId()), event, {
          at: clock.now().toISOString(),
          actor: 'system',
        });
      return rows.length;
    });
    erased += gone;
    if (gone < ERASURE_BATCH) return erased;
  }
};
