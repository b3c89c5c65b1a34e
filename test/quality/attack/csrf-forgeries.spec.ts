/**
 * Cross-site request forgery: sends 14 kinds of forged requests to every writing route, with the
 * administrator's cookies. Each must be answered 403, and no row of the database may change.
 */
import { TOKENS } from '#src/composition/tokens.ts';
import { issueCsrfToken } from '#src/platform/http/session/csrf.ts';
import type { OperationShape } from '#src/platform/http/pipeline/route.ts';
import { hashSessionId } from '#src/platform/http/session/session-store.postgres.ts';
import { pathWithUnknownIds } from '#test/support/fixtures/authorization-callers.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { digestTables } from './support/database-digest.ts';
import { reportMeasurement } from './support/measurement-report.ts';

let app: RunningApp;
let staff: HttpClient;
let writing: readonly OperationShape[];
let good: string;
let otherToken: string;
let before: string;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  const guest = app.guest();
  before = await guest.fetchCsrfToken();
  staff = await app.staff();
  good = await staff.fetchCsrfToken();
  otherToken = await (await app.staff()).fetchCsrfToken();
  writing = app.container
    .get(TOKENS.routes)
    .map(({ operation }) => operation)
    .filter(({ method }) => method !== 'get');
});
afterAll(() => app.stop());

type Forgery = {
  readonly headers?: Record<string, string>;
  readonly query?: string;
  readonly body?: string;
};
const json = { 'content-type': 'application/json' };
const withToken = (more: Record<string, string>): Forgery => ({
  headers: { ...json, 'x-csrf-token': good, ...more },
});
const expired = () =>
  issueCsrfToken(
    app.container.get(TOKENS.csrfKey),
    hashSessionId(staff.cookies.get('sid')!),
    Date.now() - 2 * 3_600_000 - 1_000,
  );
const altered = () => `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`;

const forgeries: Readonly<Record<string, () => Forgery>> = {
  'no token': () => ({ headers: json }),
  'an empty token': () => ({ headers: { ...json, 'x-csrf-token': '' } }),
  'a token of nothing': () => ({ headers: { ...json, 'x-csrf-token': 'v1.x.9999999999.x' } }),
  'a token with one letter changed': () => ({ headers: { ...json, 'x-csrf-token': altered() } }),
  'another session’s token': () => ({ headers: { ...json, 'x-csrf-token': otherToken } }),
  'a token of before the login': () => ({ headers: { ...json, 'x-csrf-token': before } }),
  'a token that has expired': () => ({ headers: { ...json, 'x-csrf-token': expired() } }),
  'the token in the address': () => ({
    headers: json,
    query: `?x-csrf-token=${good}&_csrf=${good}&csrfToken=${good}`,
  }),
  'JSON that calls itself text': () => ({
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ csrfToken: good, 'x-csrf-token': good }),
  }),
  'a form with the token in it': () => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `_csrf=${good}&status=confirmed`,
  }),
  'the good token from another site': () => withToken({ 'sec-fetch-site': 'cross-site' }),
  'the good token from a sister site': () => withToken({ 'sec-fetch-site': 'same-site' }),
  'the good token from nowhere': () => withToken({ origin: 'null' }),
  'the good token from a site with our name in its own': () =>
    withToken({ origin: `${app.origin}.evil.example` }),
};

const send = (
  { method, path }: { method: string; path: string },
  { headers = {}, query = '', body = '{}' }: Forgery,
) => staff.raw(method, path + query, { headers, body });

describe('a forged write from the browser of a staff member', () => {
  it.each(Object.keys(forgeries))(
    'with %s is 403 on every route and changes nothing',
    async (name) => {
      const state = await digestTables(app.database);
      const wrong: string[] = [];
      for (const route of writing) {
        const { status, body } = await send(
          { method: route.method, path: pathWithUnknownIds(route) },
          forgeries[name]!(),
        );
        if (status !== 403 || (body as { code?: string }).code !== 'csrf')
          wrong.push(`${route.method} ${route.path}: ${status}`);
      }
      expect(wrong).toEqual([]);
      expect(await digestTables(app.database)).toEqual(state);
      expect((await staff.get<{ role: string }>('/api/admin/check')).body.role).toBe(
        'administrator',
      );
    },
  );

  it('is fourteen kinds on every writing route', () => {
    reportMeasurement(
      'A6/A7/S3',
      `${Object.keys(forgeries).length} forgeries × ${writing.length} writing routes = ${Object.keys(forgeries).length * writing.length} requests, all 403, no row changed`,
    );
    expect(Object.keys(forgeries)).toHaveLength(14);
    expect(writing.length).toBeGreaterThanOrEqual(37);
  });

  it('while its own, sent again with a fresh token after a 403, succeeds', async () => {
    expect(
      (
        await staff.raw('post', '/api/tables', {
          headers: json,
          body: '{"name":"Vero","capacity":2}',
        })
      ).status,
    ).toBe(403);
    const again = {
      ...json,
      'x-csrf-token': await staff.fetchCsrfToken(),
      'sec-fetch-site': 'same-origin',
    };
    expect(
      (
        await staff.raw('post', '/api/tables', {
          headers: again,
          body: '{"name":"Vero","capacity":2}',
        })
      ).status,
    ).toBe(201);
  });
});
