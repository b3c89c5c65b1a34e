import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { insertAccountName } from './name-commitments.postgres.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

/**
 * Selects accounts without a name commitment. Leaves out accounts without any event, because this
 * application did not create them.
 */
const WITHOUT_COMMITMENT = `
  select a.id::text, a.username from (select id, username from admins union all select id, username from users) a
  where exists (select from event where stream = 'account-' || a.id)
    and not exists (select from event where stream = 'account-' || a.id and data->>'nameCommitment' is not null)
  order by a.id`;

export const backfillNameCommitments = ({ inTransaction, record, clock }: Deps): Promise<number> =>
  inTransaction(async (tx) => {
    await tx('lock table account_names in share row exclusive mode');
    const accounts = await tx<{ id: string; username: string }>(WITHOUT_COMMITMENT);
    for (const { id, username } of accounts) {
      const event: StaffEvent = {
        type: 'AccountNamed',
        data: { nameCommitment: await insertAccountName(tx, id, username) },
      };
      await record(tx, toAccountStream(id), event, {
        at: clock.now().toISOString(),
        actor: 'system',
      });
    }
    return accounts.length;
  });
