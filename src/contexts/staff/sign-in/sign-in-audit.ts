import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { toAccountStream, type StaffEvent } from '../staff-events.ts';

/** The one answer to every sign-in that fails. */
export const refuseCredentials = () =>
  refuse({ kind: 'not-logged-in', code: 'bad_credentials', message: 'Credenziali non valide' });

type Deps = {
  readonly inTransaction: InTransaction;
  readonly record: RecordChange;
  readonly clock: Clock;
};

/** Locks an account until the transaction ends, which orders two browsers of one person. @returns the hash of its password, as it is now */
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
 * Writes into the log that somebody signed in or out, before their browser hears of it: nobody works unseen. `verified`: the hash that a
 * password was judged by. When it is another meanwhile, the old password lets nobody in.
 *
 * @throws DomainError not-logged-in bad_credentials.
 */
export const recordSignInEvent =
  ({ inTransaction, record, clock }: Deps) =>
  (staffId: string, event: StaffEvent, verified?: string): Promise<void> =>
    inTransaction(async (tx) => {
      const account = await lockAccount(tx, staffId);
      if (verified !== undefined && account?.password !== verified) refuseCredentials();
      // A closed account has no history to write.
      if (account)
        await record(tx, toAccountStream(staffId), event, {
          at: clock.now().toISOString(),
          actor: `staff:${staffId}`,
        });
    });

export type RecordSignInEvent = ReturnType<typeof recordSignInEvent>;
