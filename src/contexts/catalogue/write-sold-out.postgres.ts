import type { Sql } from '#src/kernel/transaction.ts';

type SoldOut = { readonly id: string; readonly serviceDay: string | null };

/**
 * Writes the mark without changing `updated_at`. Otherwise a colleague who has the form open could
 * not save other changes.
 */
export const writeSoldOut = async (
  tx: Sql,
  table: string,
  { id, serviceDay }: SoldOut,
): Promise<void> => {
  await tx(`update ${table} set sold_out_on = ? where id = ?`, [serviceDay, id]);
};
