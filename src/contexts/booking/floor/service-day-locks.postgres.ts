import type { Sql } from '#src/kernel/transaction.ts';

/**
 * Who may write while something changes that admission relies on. Always the house first, then the date, then rows, so
 * that nobody waits in a circle. All of them are given back when the transaction ends.
 *
 * | who | house | date |
 * |---|---|---|
 * | whoever touches a reservation | shared | shared |
 * | a closure of one date, a table blocked in one turn | shared | alone |
 * | a weekly closure, a table or a time slot changed | alone | – |
 */
const ALL_DATES_KEY = `hashtextextended('service-days', 0)`;
const DATE_KEY = `hashtextextended('service-day/' || ?, 0)`;

const LOCK_ALL_DATES_SHARED = `select pg_advisory_xact_lock_shared(${ALL_DATES_KEY})`;

/** For whoever touches a reservation of the date (`yyyy-MM-dd`). */
export const lockDateShared = async (tx: Sql, date: string): Promise<void> => {
  await tx(`${LOCK_ALL_DATES_SHARED}, pg_advisory_xact_lock_shared(${DATE_KEY})`, [date]);
};

/** Waits until nobody writes to this date, and keeps everybody out of it. */
export const lockDateExclusive = async (tx: Sql, date: string): Promise<void> => {
  await tx(`${LOCK_ALL_DATES_SHARED}, pg_advisory_xact_lock(${DATE_KEY})`, [date]);
};

/** Waits until nobody writes to any date, and keeps everybody out of all of them. */
export const lockAllDatesExclusive = async (tx: Sql): Promise<void> => {
  await tx(`select pg_advisory_xact_lock(${ALL_DATES_KEY})`);
};
