import type { Sql } from '../../../kernel/transaction.ts';

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
const HOUSE = `hashtextextended('service-days', 0)`;
const DAY = `hashtextextended('service-day/' || ?, 0)`;

const SHARE_HOUSE = `select pg_advisory_xact_lock_shared(${HOUSE})`;

/** For whoever touches a reservation of the date (`yyyy-MM-dd`). */
export const shareServiceDay = async (tx: Sql, date: string): Promise<void> => {
  await tx(`${SHARE_HOUSE}, pg_advisory_xact_lock_shared(${DAY})`, [date]);
};

/** Waits until nobody writes to this date, and keeps everybody out of it. */
export const closeServiceDay = async (tx: Sql, date: string): Promise<void> => {
  await tx(`${SHARE_HOUSE}, pg_advisory_xact_lock(${DAY})`, [date]);
};

/** Waits until nobody writes to any date, and keeps everybody out of all of them. */
export const closeEveryServiceDay = async (tx: Sql): Promise<void> => {
  await tx(`select pg_advisory_xact_lock(${HOUSE})`);
};
