import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Locks an account until the transaction ends, so that changes from two of its sessions run one
 * after the other.
 */
export type LockAccount = (
  tx: Sql,
  staffId: string,
) => Promise<{ readonly password: string } | null>;
