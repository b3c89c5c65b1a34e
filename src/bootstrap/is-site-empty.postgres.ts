import type { Sql } from '#src/kernel/transaction.ts';

/** A site is empty while it has neither tables nor dishes. */
export const isSiteEmpty = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql<{ empty: boolean }>(
    'select not exists (select from tables) and not exists (select from menu_items) "empty"',
  );
  return row?.empty === true;
};
