import type { Client } from '#test/support/http-client.ts';
import { bareTwin } from './bare-web.ts';
import { get, load } from './load.ts';
import type { Row } from './report.ts';

const READERS = 64;
const BROWSER = { 'Accept-Encoding': 'gzip, deflate, br' };

type Read = { readonly what: string; readonly path: string; readonly atLeast?: number; readonly headers?: Readonly<Record<string, string>> };

const measure = async (origins: readonly string[], seconds: number, { what, path, atLeast, headers = {} }: Read): Promise<Row> => {
  const sent = { ...BROWSER, ...headers };
  const twins = await Promise.all(origins.map((origin) => bareTwin(origin, [path], sent)));
  const run = (at: readonly string[]) => load({ origins: at, connections: READERS, seconds, ask: get(path, sent) });
  try {
    // Both once in vain: a program that has just begun is not yet what it will be.
    for (const at of [origins, twins.map(({ origin }) => origin)]) await load({ origins: at, connections: READERS, seconds: 1, ask: get(path, sent) });
    const ceiling = await run(twins.map(({ origin }) => origin));
    const { perSecond, p99, statuses } = await run(origins);
    const failed = Object.keys(statuses).filter((status) => status !== '200');
    if (failed.length > 0) throw new Error(`${path} answered ${failed.join(', ')}`);
    return { what: `${what}, ${origins.length} web`, unit: '/s', measured: perSecond, ceiling: ceiling.perSecond, ...(atLeast ? { atLeast } : {}), note: `p99 ${p99.toFixed(0)} ms` };
  } finally {
    for (const twin of twins) await twin.stop();
  }
};

/** What anybody reads, beside a bare Koa server that answers the same bytes with the same headers. */
export const publicRows = async (origins: readonly string[], seconds: number): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const read of [
    { what: 'menu, JSON', path: '/api/menu-items', atLeast: 0.8 },
    { what: 'page /menu', path: '/menu', atLeast: 0.5 },
    { what: 'page /', path: '/', atLeast: 0.5 },
  ]) rows.push(await measure(origins, seconds, read));
  return rows;
};

/** What staff read of a book of this size. */
export const staffRows = async (origin: string, staff: Client, { size, date, seconds }: { readonly size: number; readonly date: string; readonly seconds: number }): Promise<Row[]> => {
  const headers = { Cookie: staff.cookies.header()! };
  const rows: Row[] = [];
  for (const [name, path] of [['list, latest first', '/api/reservations'], ['list of a day', `/api/reservations?date=${date}`], ['capacity of a day', `/api/reservations/stats?date=${date}`]] as const)
    rows.push(await measure([origin], seconds, { what: `${name}, ${size} past`, path, headers }));
  return rows;
};
