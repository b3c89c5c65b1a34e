import { addDays } from '#src/kernel/add-days.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ClosurePeriod } from '#src/contracts/closures.ts';
import { isClosed, weekdayOf } from './closure-rules.ts';

const serviceOf = { pranzo: 'lunch', cena: 'dinner' } as const;
const MEALS = ['pranzo', 'cena'] as const;

const DAYS_OF_WEEK = 7;

const listDates = (from: string, days: number): string[] =>
  Array.from({ length: days }, (_, day) => addDays(from, day));

const closuresOn = (date: string): string => `(
  select coalesce(json_agg(json_build_object('date', c.date::text, 'weekday', c.weekday, 'service', c.service)), '[]')
  from service_closures c where c.active and (c.date = ${date} or c.weekday = extract(dow from ${date}::date)))`;

const closuresBetween = (from: string, to: string): string => `(
  select coalesce(json_agg(json_build_object('date', c.date::text, 'weekday', c.weekday, 'service', c.service)), '[]')
  from service_closures c where c.active and (c.weekday is not null or c.date between ${from} and ${to}))`;

/**
 * Contains SQL expressions that the booking context embeds in its queries. This saves a round trip
 * to PostgreSQL.
 */
export const closureFacts = {
  closuresOn,
  closuresBetween,
  isClosed: (
    closures: readonly ClosurePeriod[],
    date: string,
    meal: keyof typeof serviceOf,
  ): boolean => isClosed(closures, date, serviceOf[meal]),
};

export type ServiceCalendar = ReturnType<typeof createServiceCalendar>;

export const createServiceCalendar = (pool: Sql) => ({
  async isClosed(date: string, meal: keyof typeof serviceOf, tx: Sql = pool): Promise<boolean> {
    const closures = await tx<ClosurePeriod>(
      'select date::text, weekday, service from service_closures where active and (date = ? or weekday = ?)',
      [date, weekdayOf(date)],
    );
    return isClosed(closures, date, serviceOf[meal]);
  },

  async listClosedMeals(from: string, days = DAYS_OF_WEEK) {
    const closures = await pool<ClosurePeriod>(
      `select date::text, weekday, service from service_closures
       where active and (weekday is not null or date between ?::date and ?::date + ?::int - 1)`,
      [from, from, days],
    );
    return listDates(from, days).flatMap((date) =>
      MEALS.filter((meal) => isClosed(closures, date, serviceOf[meal])).map((meal) => ({
        date,
        meal,
      })),
    );
  },
});
