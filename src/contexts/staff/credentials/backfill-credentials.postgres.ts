import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { toAccountStream } from '../staff-events.ts';
import { commitToPassword, commitToPin } from './credential-commitments.ts';
import { readStoredCredentials, type StoredCredentials } from './stored-credentials.postgres.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

const toMissingCommitments = (account: StoredCredentials) => ({
  ...(account.passwordCommitment === null
    ? { passwordCommitment: commitToPassword(account.id, account.role, account.passwordHash) }
    : {}),
  ...(account.pinHash !== null && account.pinCommitment === null
    ? { pinCommitment: commitToPin(account.id, account.pinHash) }
    : {}),
});

/**
 * Records the commitments to credentials of an earlier version, once per account. Returns the number
 * of accounts.
 */
export const backfillCredentials = ({ inTransaction, record, clock }: Deps): Promise<number> =>
  inTransaction(async (tx) => {
    await tx('lock table staff_pins in share row exclusive mode');
    let recorded = 0;
    for (const account of await readStoredCredentials(tx)) {
      const data = toMissingCommitments(account);
      if (Object.keys(data).length === 0) continue;
      await record(
        tx,
        toAccountStream(account.id),
        { type: 'CredentialsRecorded', data },
        { at: clock.now().toISOString(), actor: 'system' },
      );
      recorded += 1;
    }
    return recorded;
  });
