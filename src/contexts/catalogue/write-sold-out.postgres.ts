import type { Sql } from '#src/kernel/transaction.ts';

type SoldOut = { readonly id: string; readonly serviceDay: string | null };

/**
 * Leaves `updated_at` as it is, because a sold-out item must not refuse the change of a colleague
 * who has its form open.
 */
export const writeSoldOut = async (
  tx: Sql,
  table: string,
  { id, serviceDay }: SoldOut,
): Promise<void> => {
  await tx(`update ${table} set sold_out_on = ? where id = ?`, [serviceDay, id]);
};
