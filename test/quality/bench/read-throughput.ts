import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startBaselineServer } from './start-baseline-server.ts';
import { buildGetRequest, generateLoad, quantile, type LoadResult } from './load-generator.ts';
import type { BenchmarkRow } from './report-table.ts';

/** Number of connections. With fewer, the server would sometimes be idle. */
const READERS = 128;
const STAFF = 64;
/**
 * Number of rounds, in which server and baseline are measured alternately, because the machine's
 * speed varies. The result is the median round.
 */
const ROUNDS = 9;
const SHORTEST_ROUND_S = 0.5;
/**
 * Seconds of load before a measurement, because a new process becomes faster during its first
 * seconds.
 */
const WARM_UP_SECONDS = 4;
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br' };

type ReadCase = {
  readonly what: string;
  readonly path: string;
  readonly atLeast?: number;
  readonly readers?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

type Rate = { readonly perSecond: number; readonly p99: number };

const medianRate = (rounds: readonly LoadResult[]): Rate => {
  const middle = (measurements: number[]) =>
    quantile(
      measurements.sort((one, other) => one - other),
      0.5,
    );
  return {
    perSecond: middle(rounds.map(({ perSecond }) => perSecond)),
    p99: middle(rounds.map(({ p99 }) => p99)),
  };
};

const alternate = async (
  one: () => Promise<LoadResult>,
  other: () => Promise<LoadResult>,
): Promise<[Rate, Rate]> => {
  const rounds: [LoadResult, LoadResult][] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push([await one(), await other()]);
  return [medianRate(rounds.map(([mine]) => mine)), medianRate(rounds.map(([, mine]) => mine))];
};

const assertAllSucceeded = (path: string, outcome: LoadResult): LoadResult => {
  const failed = Object.keys(outcome.statuses).filter((status) => status !== '200');
  if (failed.length > 0) throw new Error(`${path} answered ${failed.join(', ')}`);
  return outcome;
};

const measure = async (
  origins: readonly string[],
  seconds: number,
  { what, path, atLeast, readers = READERS, headers = {} }: ReadCase,
): Promise<BenchmarkRow> => {
  const sent = { ...BROWSER, ...headers };
  const twins = await Promise.all(
    origins.map((origin) => startBaselineServer(origin, [path], sent)),
  );
  const bare = twins.map(({ origin }) => origin);
  const run = (at: readonly string[], length: number) =>
    generateLoad({
      origins: at,
      connections: readers,
      seconds: length,
      ask: buildGetRequest(path, sent),
    });
  const length = Math.max(SHORTEST_ROUND_S, seconds / ROUNDS);
  try {
    for (const at of [origins, bare]) await run(at, WARM_UP_SECONDS);
    const [ceiling, { perSecond, p99 }] = await alternate(
      () => run(bare, length),
      async () => assertAllSucceeded(path, await run(origins, length)),
    );
    return {
      what: `${what}, ${origins.length} web`,
      unit: '/s',
      measured: perSecond,
      ceiling: ceiling.perSecond,
      ...(atLeast ? { atLeast } : {}),
      note: `p99 ${p99.toFixed(0)} ms`,
    };
  } finally {
    for (const twin of twins) await twin.stop();
  }
};

/** Compares public pages and the menu API with a bare Koa server that sends the same bytes. */
export const measurePublicReads = async (
  origins: readonly string[],
  seconds: number,
): Promise<BenchmarkRow[]> => {
  const rows: BenchmarkRow[] = [];
  for (const read of [
    { what: 'menu, JSON', path: '/api/menu-items', atLeast: 0.4 },
    { what: 'page /menu', path: '/menu', atLeast: 0.4 },
    { what: 'page /', path: '/', atLeast: 0.4 },
  ])
    rows.push(await measure(origins, seconds, read));
  return rows;
};

export const measureStaffReads = async (
  origin: string,
  staff: HttpClient,
  {
    size,
    date,
    seconds,
  }: { readonly size: number; readonly date: string; readonly seconds: number },
): Promise<BenchmarkRow[]> => {
  const headers = { Cookie: staff.cookies.header()! };
  const rows: BenchmarkRow[] = [];
  for (const [name, path] of [
    ['list, latest first', '/api/reservations'],
    ['list of a day', `/api/reservations?date=${date}`],
    ['capacity of a day', `/api/reservations/stats?date=${date}`],
  ] as const)
    rows.push(
      await measure([origin], seconds, {
        what: `${name}, ${size} past`,
        path,
        headers,
        readers: STAFF,
      }),
    );
  return rows;
};
