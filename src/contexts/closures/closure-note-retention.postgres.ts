import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';

export const eraseExpiredClosureNotes = (sql: Sql, clock: Clock) => async (): Promise<number> => {
  const rows = await sql(
    `update service_closures set note = null
     where note is not null and coalesce(date::timestamptz, updated_at) <= ?::timestamptz - interval '24 months' returning 1`,
    [clock.now().toISOString()],
  );
  return rows.length;
};
