/**
 * Runs sqlmap (level 3) on every query parameter and body field of the API: `npm run attack:sql`. A
 * server with a planted injection proves that sqlmap would find one. Not part of `npm test`,
 * because the run takes minutes and needs Python.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { startBuiltServer, type BuiltServer } from '#test/support/services/built-server.ts';
import {
  listBodyTemplates,
  listQueryTemplates,
  type IdLookup,
} from './support/request-templates.ts';
import { reportMeasurement } from './support/measurement-report.ts';
import { mapWithConcurrency } from './support/bounded-concurrency.ts';
import { runSqlmap, type SqlmapRequest } from './support/run-sqlmap.ts';
import {
  pathWithExistingIds,
  createOneOfEverything,
} from './support/response-faults-and-sample-records.ts';

const CONCURRENCY = 2;
const TIMEOUT_MS = 2_400_000;

let server: BuiltServer;
let ids: IdLookup;
let headers: Record<string, string>;
let counterReset: NodeJS.Timeout;
beforeAll(async () => {
  server = await startBuiltServer();
  const staff = await server.staff();
  ids = await createOneOfEverything(staff, server.guest());
  headers = {
    Cookie: staff.cookies.header()!,
    'x-csrf-token': await staff.fetchCsrfToken(),
    Origin: server.origin,
  };
  /*
   * Deletes the counters of failed logins. Otherwise rate limiting would refuse the requests before
   * their values reach SQL.
   */
  counterReset = setInterval(
    () => void server.database.query('delete from login_throttle').catch(() => undefined),
    200,
  );
});
afterAll(async () => {
  clearInterval(counterReset);
  await server.stop();
});

/**
 * Appends `*` to every text, which tells sqlmap where to inject. Numbers stay unchanged, because
 * the server would refuse a number with `*`.
 */
const markInjectionPoints = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(markInjectionPoints);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, markInjectionPoints(inner)]),
    );
  return typeof value === 'string' ? `${value}*` : value;
};

const listSqlmapRequests = (): SqlmapRequest[] => [
  ...listQueryTemplates(ids).map(({ operation, example }) => ({
    method: operation.method,
    headers,
    path: `${pathWithExistingIds(operation, ids)}?${Object.entries(example)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}*`)
      .join('&')}`,
  })),
  ...listBodyTemplates(ids).map(({ operation, make }) => ({
    method: operation.method,
    headers,
    path: pathWithExistingIds(operation, ids),
    body: markInjectionPoints(make()),
  })),
];

it(
  'exposes no SQL injection to sqlmap in any query parameter or body field',
  async () => {
    const sqlmapRequests = listSqlmapRequests();
    expect(sqlmapRequests.length).toBeGreaterThan(30);
    const verdicts = await mapWithConcurrency(
      sqlmapRequests,
      CONCURRENCY,
      async (sqlmapRequest) => ({
        sqlmapRequest,
        ...(await runSqlmap(server.origin, sqlmapRequest)),
      }),
    );
    reportMeasurement(
      'A1',
      `${verdicts.length} calls, ${verdicts.reduce((sum, { requests }) => sum + requests, 0)} questions of sqlmap, ${verdicts.filter(({ injectable }) => injectable).length} injectable`,
    );
    expect(
      verdicts
        .filter(({ injectable }) => injectable)
        .map(
          ({ sqlmapRequest, words }) =>
            `${sqlmapRequest.method} ${sqlmapRequest.path}: ${words.slice(-800)}`,
        ),
    ).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  'detects the planted SQL injection of a vulnerable server with sqlmap',
  async () => {
    const pool = new pg.Pool({ connectionString: server.database.url, max: 2 });
    const vulnerableServer = createServer((request, response) => {
      const id = new URL(request.url!, 'http://localhost').searchParams.get('id');
      void pool.query(`select name from tables where capacity = ${id}`).then(
        ({ rows }) => response.end(JSON.stringify(rows)),
        (error: Error) => {
          response.statusCode = 500;
          response.end(error.message);
        },
      );
    });
    await new Promise<void>((resolve) => {
      vulnerableServer.listen(0, '127.0.0.1', resolve);
    });
    try {
      const { injectable } = await runSqlmap(
        `http://127.0.0.1:${(vulnerableServer.address() as AddressInfo).port}`,
        { method: 'get', path: '/tables?id=4*' },
      );
      expect(injectable).toBe(true);
    } finally {
      vulnerableServer.close();
      await pool.end();
    }
  },
  TIMEOUT_MS,
);
