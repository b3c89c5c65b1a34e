import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';

export const refuseCredentials = () =>
  refuse({ kind: 'not-logged-in', code: 'bad_credentials', message: 'Credenziali non valide' });

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

/**
 * Locks the account, which serializes its concurrent sign-ins.
 *
 * @returns its current password hash
 */
export const lockAccount = async (
  tx: Sql,
  staffId: string,
): Promise<{ readonly password: string } | null> => {
  for (const table of ['admins', 'users']) {
    const [found] = await tx<{ password: string }>(
      `select password from ${table} where id = ? for update`,
      [staffId],
    );
    if (found) return found;
  }
  return null;
};

/**
 * Records a sign-in or sign-out before the browser gets its answer. Fails when the password
 * changed since `verified` was checked.
 *
 * @throws DomainError not-logged-in bad_credentials
 */
export const recordSignInEvent =
  ({ inTransaction, record, clock }: Deps) =>
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
