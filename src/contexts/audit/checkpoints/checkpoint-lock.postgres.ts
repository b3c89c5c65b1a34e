import type { Sql } from '#src/kernel/transaction.ts';

const CHECKPOINT_LOCK = 7_061_203;

export const tryLockCheckpoints = async (tx: Sql): Promise<boolean> => {
  const [lock] = await tx<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(${CHECKPOINT_LOCK}) free`,
  );
  return lock!.free;
};
