import type { DeviceUser } from '#src/contracts/staff/trusted-device.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { releasePersonEverywhere } from '#src/platform/http/session/session-store.postgres.ts';
import { ALL_ACCOUNTS } from '../accounts/all-accounts.postgres.ts';
import type { PinStore, StoredPin } from './pin-store.ts';

export const createPinStore = (sql: Sql): PinStore => ({
  list: () =>
    sql<DeviceUser>(
      `select a.id::text, a.username, a.role, p.locked_at is not null locked
       from staff_pins p join ${ALL_ACCOUNTS} a on a.id = p.account_id order by lower(a.username)`,
    ),

  async lock(tx, accountId) {
    const [found] = await tx<StoredPin>(
      `select a.username, a.role, p.hash, p.failures, p.failed_at "failedAt", p.locked_at is not null "isLocked", p.confirmed_at "confirmedAt"
       from staff_pins p join ${ALL_ACCOUNTS} a on a.id = p.account_id where p.account_id = ? for update of p`,
      [accountId],
    );
    if (!found) return null;
    const { failedAt, confirmedAt } = found;
    return {
      ...found,
      failedAt: failedAt && new Date(failedAt),
      confirmedAt: confirmedAt && new Date(confirmedAt),
    };
  },

  async recordFailure(tx, accountId, { at, isLocking }) {
    await tx(
      `update staff_pins set failures = failures + 1, failed_at = ?::timestamptz,
       locked_at = case when ? then ?::timestamptz end where account_id = ?`,
      [at.toISOString(), isLocking, at.toISOString(), accountId],
    );
  },

  async recordConfirmation(tx, accountId, at) {
    await tx(
      'update staff_pins set failures = 0, failed_at = null, confirmed_at = ? where account_id = ?',
      [at.toISOString(), accountId],
    );
  },

  async give(tx, accountId, hash) {
    const given = await tx(
      `insert into staff_pins (account_id, hash) select a.id, ? from ${ALL_ACCOUNTS} a where a.id = ?
       on conflict (account_id) do update set hash = excluded.hash, failures = 0, failed_at = null, locked_at = null returning 1`,
      [hash, accountId],
    );
    await releasePersonEverywhere(tx, accountId);
    return given.length > 0;
  },
});

export const deletePin = async (tx: Sql, accountId: string): Promise<void> => {
  await tx('delete from staff_pins where account_id = ?', [accountId]);
  await releasePersonEverywhere(tx, accountId);
};
