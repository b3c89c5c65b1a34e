import type { Sql } from '#src/kernel/transaction.ts';

export const isSiteEmpty = async (sql: Sql): Promise<boolean> => {
  const [row] = await sql<{ empty: boolean }>(
    'select not exists (select from tables) and not exists (select from menu_items) "empty"',
  );
  return row?.empty === true;
};
