import type { Sql } from '#src/kernel/transaction.ts';

/** Locks an account until the transaction ends, so that two sessions of one account take turns. */
export type LockAccount = (
  tx: Sql,
  staffId: string,
) => Promise<{ readonly password: string } | null>;
