import { createTurnFactsRepository } from '#src/contexts/booking/adapters/turn-facts.postgres.ts';
import { closureFacts } from '#src/contexts/closures/service-calendar.postgres.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { buildGetRequest, generateLoad, quantile, type LoadResult } from './load-generator.ts';
import { DAYS_AHEAD } from './insert-past-reservations.ts';
import { printLine, type BenchmarkRow } from './report-table.ts';

const VISITORS = 8;
const ROUNDS = 5;
const TURNS = [
  ['pranzo', 'pranzo_primo'],
  ['pranzo', 'pranzo_secondo'],
  ['cena', 'cena_primo'],
  ['cena', 'cena_secondo'],
] as const;
/** Maximum ratio of the search times (99th percentile) in the largest and the smallest database. */
const MAX_SLOWDOWN = 1.5;

export type SearchTarget = { readonly size: number; readonly origin: string; readonly url: string };

let asked = 0;
export const buildSearchRequest = (host: string) => {
  const number = ++asked;
  const [meal, turn] = TURNS[number % TURNS.length]!;
  return buildGetRequest(
    `/api/availability?date=${dates[number % dates.length]}&numberOfPeople=${2 + (number % 7)}&mealType=${meal}&timeSlot=${turn}`,
    { 'Accept-Encoding': 'gzip, deflate, br' },
  )(host);
};
const dates = Array.from({ length: DAYS_AHEAD - 1 }, (_, day) => venueDateInDays(day + 1));

/**
 * Builds a request for the states of days. Varies the parameters, because the server answers a
 * repeated request from its cache.
 */
const buildDaysRequest = (host: string) => {
  const number = ++asked;
  const [from, days, people] = [number % 40, 14 + (number % 29), 1 + (number % 8)];
  return buildGetRequest(
    `/api/availability/days?from=${venueDateInDays(from)}&days=${days}&numberOfPeople=${people}`,
    { 'Accept-Encoding': 'gzip, deflate, br' },
  )(host);
};

const requests = {
  search: buildSearchRequest,
  'days and turns': buildDaysRequest,
} as const;
type Request = keyof typeof requests;

const explainSearch = async (url: string): Promise<string[]> => {
  const pool = openConnectionPool({ url, connections: 1 });
  try {
    const sql = createPooledSql(pool);
    const plans: string[] = [];
    const explaining: Sql = async <Found>(query: string, values?: readonly unknown[]) => {
      for (const line of await sql<Record<string, string>>(
        `explain (analyze, costs off, timing off, summary off, buffers off) ${query}`,
        values,
      ))
        plans.push(`    ${line['QUERY PLAN']}`);
      return sql<Found>(query, values);
    };
    await createTurnFactsRepository(explaining, closureFacts).loadTurn({
      date: dates[0]!,
      slot: 'cena_primo',
    });
    return plans;
  } finally {
    await pool.end();
  }
};

const median = (values: readonly number[]) =>
  quantile(
    [...values].sort((one, other) => one - other),
    0.5,
  );

const measureRequest = async (
  request: Request,
  books: readonly SearchTarget[],
  seconds: number,
): Promise<BenchmarkRow[]> => {
  const seen = new Map<number, LoadResult[]>(books.map(({ size }) => [size, []]));
  for (const { origin } of books)
    await generateLoad({
      origins: [origin],
      connections: VISITORS,
      seconds: 2,
      ask: requests[request],
    });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { size, origin } of round % 2 === 0 ? books : books.toReversed()) {
      const outcome = await generateLoad({
        origins: [origin],
        connections: VISITORS,
        seconds: seconds / ROUNDS,
        ask: requests[request],
      });
      if (Object.keys(outcome.statuses).some((status) => status !== '200'))
        throw new Error(`${request} answered ${JSON.stringify(outcome.statuses)}`);
      seen.get(size)!.push(outcome);
    }
  const p99 = (size: number) => median(seen.get(size)!.map((outcome) => outcome.p99));
  const [smallest, largest] = [books[0]!, books.at(-1)!];
  return books.map(({ size }) => ({
    what: `${request} p99, ${size} past`,
    unit: 'ms',
    measured: p99(size),
    note: `${median(seen.get(size)!.map(({ perSecond }) => perSecond)).toFixed(0)} requests/s`,
    ...(size === largest.size && size !== smallest.size
      ? { atMost: p99(smallest.size) * MAX_SLOWDOWN }
      : {}),
  }));
};

/**
 * Measures searches of one turn, then requests for the states of days and turns, which the booking
 * page shows.
 */
export const measureSearches = async (
  books: readonly SearchTarget[],
  seconds: number,
): Promise<BenchmarkRow[]> => {
  const rows = [
    ...(await measureRequest('search', books, seconds)),
    ...(await measureRequest('days and turns', books, seconds)),
  ];
  const { size, url } = books.at(-1)!;
  printLine(
    `\nPlan of a search with ${size} past reservations:\n${(await explainSearch(url)).join('\n')}\n`,
  );
  return rows;
};
