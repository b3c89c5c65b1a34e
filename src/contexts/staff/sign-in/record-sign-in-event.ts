import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import type { LockAccount } from '../accounts/lock-account.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';

export const refuseCredentials = () =>
  refuse({ kind: 'not-logged-in', message: message('bad_credentials') });

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly lockAccount: LockAccount;
};

/**
 * Records a sign-in event. Refuses the sign-in if the password has changed since its hash
 * `verified` was read.
 */
export const recordSignInEvent =
  ({ inTransaction, record, clock, lockAccount }: Deps) =>
  (staffId: string, event: StaffEvent, verified?: string): Promise<void> =>
    inTransaction(async (tx) => {
      const account = await lockAccount(tx, staffId);
      if (verified !== undefined && account?.password !== verified) refuseCredentials();
      if (account)
        await record(tx, toAccountStream(staffId), event, {
          at: clock.now().toISOString(),
          actor: `staff:${staffId}`,
        });
    });

export type RecordSignInEvent = ReturnType<typeof recordSignInEvent>;
