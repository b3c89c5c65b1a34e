import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Runs `work` without sort plans. With outdated statistics, PostgreSQL would sort all remaining
 * events for every batch.
 */
export const runWithoutSort = async <Result>(
  tx: Sql,
  work: () => Promise<Result>,
): Promise<Result> => {
  await tx('set local enable_sort = off');
  const result = await work();
  await tx('set local enable_sort = on');
  return result;
};
