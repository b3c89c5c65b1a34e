import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Locks a name until the transaction ends, so commands on items of this name run one after another.
 */
export const lockItemName = async (tx: Sql, table: string, name: string): Promise<void> => {
  await tx('select pg_advisory_xact_lock(hashtext(?), hashtext(lower(?)))', [table, name]);
};
