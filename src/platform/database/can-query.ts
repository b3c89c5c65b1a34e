import type { Sql } from '#src/kernel/transaction.ts';

export const canQuery = (sql: Sql): Promise<boolean> =>
  sql('select 1').then(
    () => true,
    () => false,
  );
