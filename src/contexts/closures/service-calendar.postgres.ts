import type { Sql } from '../../kernel/transaction.ts';
import { isClosed, weekdayOf, type Closure } from './closure.ts';

const serviceOf = { pranzo: 'lunch', cena: 'dinner' } as const;

/** Answers booking's question: is this meal closed on this date? */
export const serviceCalendar = (pool: Sql) => ({
  async isClosed(date: string, meal: keyof typeof serviceOf, tx: Sql = pool): Promise<boolean> {
    const closures = await tx<Closure>(
      'select date::text, weekday, service from service_closures where active and (date = ? or weekday = ?)', [date, weekdayOf(date)]);
    return isClosed(closures, date, serviceOf[meal]);
  },
});
