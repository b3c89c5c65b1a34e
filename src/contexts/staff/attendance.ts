import type { RecordChange } from '../../event-log/record.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { InTransaction } from '../../kernel/transaction.ts';
import { accountStream, type StaffEvent } from './staff-events.ts';

type Deps = { readonly inTransaction: InTransaction; readonly record: RecordChange; readonly clock: Clock };

/** Writes into the log that somebody signed in or out. Told before the session begins: nobody works unseen. */
export const attendance = ({ inTransaction, record, clock }: Deps) => (staffId: string, event: StaffEvent): Promise<void> =>
  inTransaction(async (tx) => {
    // The row's lock orders two browsers of one person; an account that is gone has no history to write.
    const [known] = [...await tx('select 1 from admins where id = ? for update', [staffId]), ...await tx('select 1 from users where id = ? for update', [staffId])];
    if (known) await record(tx, accountStream(staffId), event, { at: clock.now().toISOString(), actor: `staff:${staffId}` });
  });

export type Attendance = ReturnType<typeof attendance>;
