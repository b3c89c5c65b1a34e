import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

const MAX_PER_RUN = 50;

const DELETE_EXPIRED_NAMES = `
  delete from account_names where account_id in (
    select n.account_id from account_names n join event e on e.stream = 'account-' || n.account_id
    where e.type = 'AccountClosed' and e.at <= ?::timestamptz - interval '24 months' limit ${MAX_PER_RUN}
  ) returning account_id::text id`;

export const eraseClosedAccountNames =
  ({ inTransaction, record, clock }: Deps) =>
  (): Promise<number> =>
    inTransaction(async (tx) => {
      const at = clock.now().toISOString();
      const erased = await tx<{ id: string }>(DELETE_EXPIRED_NAMES, [at]);
      const event: StaffEvent = { type: 'AccountNameErased', data: {} };
      for (const { id } of erased)
        await record(tx, toAccountStream(id), event, { at, actor: 'system' });
      return erased.length;
    });
