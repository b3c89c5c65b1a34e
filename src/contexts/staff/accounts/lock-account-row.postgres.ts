import type { LockAccount } from './lock-account.ts';

export const lockAccount: LockAccount = async (tx, staffId) => {
  for (const table of ['admins', 'users']) {
    const [found] = await tx<{ password: string }>(
      `select password from ${table} where id = ? for update`,
      [staffId],
    );
    if (found) return found;
  }
  return null;
};
