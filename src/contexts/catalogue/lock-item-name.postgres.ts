import type { Sql } from '#src/kernel/transaction.ts';

/** Concurrent commands on items of the same name run one after the other. */
export const lockItemName = async (tx: Sql, table: string, name: string): Promise<void> => {
  await tx('select pg_advisory_xact_lock(hashtext(?), hashtext(lower(?)))', [table, name]);
};
