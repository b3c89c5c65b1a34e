import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Transaction-level advisory locks. Commands lock all dates, then one date, then rows, because a
 * fixed order prevents deadlocks.
 *
 * | command | all dates | date |
 * | reservation | shared | shared |
 * | closure or limit of a date, table block | shared | exclusive |
 * | weekly closure, table, room, slot | exclusive | – |
 */
const ALL_DATES_KEY = `hashtextextended('service-days', 0)`;
const DATE_KEY = `hashtextextended('service-day/' || ?, 0)`;

const LOCK_ALL_DATES_SHARED = `select pg_advisory_xact_lock_shared(${ALL_DATES_KEY})`;

/** SQL that locks a date (`yyyy-MM-dd`, the only parameter) for a reservation. */
export const LOCK_DATE_SHARED = `${LOCK_ALL_DATES_SHARED}, pg_advisory_xact_lock_shared(${DATE_KEY})`;

export const lockDateExclusive = async (tx: Sql, date: string): Promise<void> => {
  await tx(`${LOCK_ALL_DATES_SHARED}, pg_advisory_xact_lock(${DATE_KEY})`, [date]);
};

export const lockAllDatesExclusive = async (tx: Sql): Promise<void> => {
  await tx(`select pg_advisory_xact_lock(${ALL_DATES_KEY})`);
};
