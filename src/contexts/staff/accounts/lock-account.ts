import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Locks an account until the transaction ends, so that two browsers of one person take turns.
 *
 * @returns the current hash of its password; null: there is no such account
 */
export type LockAccount = (
  tx: Sql,
  staffId: string,
) => Promise<{ readonly password: string } | null>;
