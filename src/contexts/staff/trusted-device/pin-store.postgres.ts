import type { DeviceUser } from '#src/contracts/staff/trusted-device.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { releasePersonEverywhere } from '#src/platform/http/session/session-store.postgres.ts';
import { ALL_ACCOUNTS } from '../accounts/all-accounts.postgres.ts';
import { MAX_PIN_FAILURES } from './pin-policy.ts';
import type { PinStore, StoredPin } from './pin-store.ts';

export const createPinStore = (sql: Sql): PinStore => ({
  list: () =>
    sql<DeviceUser>(
      `select a.id::text, a.username, a.role, p.failures >= ${MAX_PIN_FAILURES} locked
       from staff_pins p join ${ALL_ACCOUNTS} a on a.id = p.account_id order by lower(a.username)`,
    ),

  async lock(tx, accountId) {
    const [found] = await tx<StoredPin>(
      `select a.username, a.role, p.hash, p.failures, p.failed_at "failedAt"
       from staff_pins p join ${ALL_ACCOUNTS} a on a.id = p.account_id where p.account_id = ? for update of p`,
      [accountId],
    );
    if (!found) return null;
    return { ...found, failedAt: found.failedAt && new Date(found.failedAt) };
  },

  async recordFailure(tx, accountId, at) {
    await tx('update staff_pins set failures = failures + 1, failed_at = ? where account_id = ?', [
      at.toISOString(),
      accountId,
    ]);
  },

  async clearFailures(tx, accountId) {
    await tx('update staff_pins set failures = 0, failed_at = null where account_id = ?', [
      accountId,
    ]);
  },

  async give(tx, accountId, hash) {
    const given = await tx(
      `insert into staff_pins (account_id, hash) select a.id, ? from ${ALL_ACCOUNTS} a where a.id = ?
       on conflict (account_id) do update set hash = excluded.hash, failures = 0, failed_at = null returning 1`,
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
