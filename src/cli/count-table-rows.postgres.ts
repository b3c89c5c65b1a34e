import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Counts the rows of a table. `table` becomes part of the statement, so it must come from a
 * verified manifest.
 */
export const countTableRows = async (sql: Sql, table: string): Promise<number> => {
  const [counted] = await sql<{ rows: number }>(`select count(*)::int "rows" from ${table}`);
  return counted!.rows;
};
