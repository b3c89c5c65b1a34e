import type { Sql } from '#src/kernel/transaction.ts';

const SEED_LOCK = 7_061_204;

/**
 * Locks the seed until the transaction ends. A concurrent seed waits, and then finds nothing
 * missing.
 */
export const lockSeed = async (tx: Sql): Promise<void> => {
  await tx(`select pg_advisory_xact_lock(${SEED_LOCK})`);
};
