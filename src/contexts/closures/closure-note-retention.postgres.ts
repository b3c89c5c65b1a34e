import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Erases notes of closures 24 months after their date, or of weekly ones after their last change. The note is in no
 * event, so the history stays as it is.
 *
 * @returns how many notes were erased
 */
export const eraseExpiredClosureNotes = (sql: Sql, clock: Clock) => async (): Promise<number> => {
  const rows = await sql(
    `update service_closures set note = null
     where note is not null and coalesce(date::timestamptz, updated_at) <= ?::timestamptz - interval '24 months' returning 1`,
    [clock.now().toISOString()],
  );
  return rows.length;
};
