import { diningRoom } from '#src/contexts/booking/adapters/dining-room.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { pooledSql } from '#src/platform/database/sql.ts';
import { openOrm } from '#src/platform/database/orm.ts';
import { dateIn } from '#test/support/calendar.ts';
import { get, load, quantile, type Outcome } from './load.ts';
import { DAYS_AHEAD } from './past.ts';
import { say, type Row } from './report.ts';

const VISITORS = 8;
const ROUNDS = 5;
const TURNS = [
  ['pranzo', 'pranzo_primo'],
  ['pranzo', 'pranzo_secondo'],
  ['cena', 'cena_primo'],
  ['cena', 'cena_secondo'],
] as const;
/** Of the smallest book, at the largest. */
const FLAT = 1.5;

export type Book = { readonly size: number; readonly origin: string; readonly url: string };

let asked = 0;
/** Parties of two to eight in turns of the booked week. */
const search = (host: string) => {
  const number = ++asked;
  const [meal, turn] = TURNS[number % TURNS.length]!;
  return get(
    `/api/availability?date=${dates[number % dates.length]}&numberOfPeople=${2 + (number % 7)}&mealType=${meal}&timeSlot=${turn}`,
    { 'Accept-Encoding': 'gzip, deflate, br' },
  )(host);
};
const dates = Array.from({ length: DAYS_AHEAD - 1 }, (_, day) => dateIn(day + 1));

/** The plans of everything that a search asks of the room, for one turn of the booked week. */
const plansOf = async (url: string): Promise<string[]> => {
  const orm = await openOrm({ url, entities: [], connections: 1 });
  try {
    const sql = pooledSql(orm);
    const plans: string[] = [];
    const explaining: Sql = async <Found>(query: string, values?: readonly unknown[]) => {
      for (const line of await sql<Record<string, string>>(
        `explain (analyze, costs off, timing off, summary off, buffers off) ${query}`,
        values,
      ))
        plans.push(`    ${line['QUERY PLAN']}`);
      return sql<Found>(query, values);
    };
    const slot = await diningRoom(sql, 75).slot('cena_primo');
    await diningRoom(explaining, 75).turn({ date: dates[0]!, timeSlotId: slot!.id });
    return plans;
  } finally {
    await orm.close(true);
  }
};

const middle = (values: readonly number[]) =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );

/** Searches in books of every size, in turns, so that the machine's moods meet all of them; medians of the rounds. */
export const searchRows = async (books: readonly Book[], seconds: number): Promise<Row[]> => {
  const seen = new Map<number, Outcome[]>(books.map(({ size }) => [size, []]));
  for (const { origin } of books)
    await load({ origins: [origin], connections: VISITORS, seconds: 2, ask: search });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { size, origin } of round % 2 === 0 ? books : books.toReversed()) {
      const outcome = await load({
        origins: [origin],
        connections: VISITORS,
        seconds: seconds / ROUNDS,
        ask: search,
      });
      if (Object.keys(outcome.statuses).some((status) => status !== '200'))
        throw new Error(`Searches answered ${JSON.stringify(outcome.statuses)}`);
      seen.get(size)!.push(outcome);
    }
  const p99 = (size: number) => middle(seen.get(size)!.map((outcome) => outcome.p99));
  const [smallest, largest] = [books[0]!, books.at(-1)!];
  say(
    `\nPlan of a search with ${largest.size} past reservations:\n${(await plansOf(largest.url)).join('\n')}\n`,
  );
  return books.map(({ size }) => ({
    what: `search p99, ${size} past`,
    unit: 'ms',
    measured: p99(size),
    note: `${middle(seen.get(size)!.map(({ perSecond }) => perSecond)).toFixed(0)} searches/s`,
    ...(size === largest.size && size !== smallest.size
      ? { atMost: p99(smallest.size) * FLAT }
      : {}),
  }));
};
