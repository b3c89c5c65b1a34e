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
let writingOperations: readonly OperationShape[];
let validToken: string;
let otherToken: string;
let tokenBeforeLogin: string;
beforeAll(async () => {
  app = await startApp({ checkAnswers: false });
  const guest = app.guest();
  tokenBeforeLogin = await guest.fetchCsrfToken();
  staff = await app.staff();
  validToken = await staff.fetchCsrfToken();
  otherToken = await (await app.staff()).fetchCsrfToken();
  writingOperations = app.container
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
const jsonHeaders = { 'content-type': 'application/json' };
const createForgeryWithValidToken = (extraHeaders: Record<string, string>): Forgery => ({
  headers: { ...jsonHeaders, 'x-csrf-token': validToken, ...extraHeaders },
});
const issueExpiredToken = () =>
  issueCsrfToken(
    app.container.get(TOKENS.csrfKey),
    hashSessionId(staff.cookies.get('sid')!),
    Date.now() - 2 * 3_600_000 - 1_000,
  );
const alterToken = () => `${validToken.slice(0, -1)}${validToken.endsWith('A') ? 'B' : 'A'}`;

const forgeries: Readonly<Record<string, () => Forgery>> = {
  'no token': () => ({ headers: jsonHeaders }),
  'an empty token': () => ({ headers: { ...jsonHeaders, 'x-csrf-token': '' } }),
  'a malformed token': () => ({ headers: { ...jsonHeaders, 'x-csrf-token': 'v1.x.9999999999.x' } }),
  'a token with one letter changed': () => ({
    headers: { ...jsonHeaders, 'x-csrf-token': alterToken() },
  }),
  'another session’s token': () => ({ headers: { ...jsonHeaders, 'x-csrf-token': otherToken } }),
  'a token issued before the login': () => ({
    headers: { ...jsonHeaders, 'x-csrf-token': tokenBeforeLogin },
  }),
  'a token that has expired': () => ({
    headers: { ...jsonHeaders, 'x-csrf-token': issueExpiredToken() },
  }),
  'the token in the URL': () => ({
    headers: jsonHeaders,
    query: `?x-csrf-token=${validToken}&_csrf=${validToken}&csrfToken=${validToken}`,
  }),
  'JSON sent as text/plain': () => ({
    headers: { 'content-type': 'text/plain' },
    body: JSON.stringify({ csrfToken: validToken, 'x-csrf-token': validToken }),
  }),
  'the token in a form field': () => ({
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `_csrf=${validToken}&status=confirmed`,
  }),
  'a valid token from another site': () =>
    createForgeryWithValidToken({ 'sec-fetch-site': 'cross-site' }),
  'a valid token from a sibling subdomain': () =>
    createForgeryWithValidToken({ 'sec-fetch-site': 'same-site' }),
  'a valid token and Origin: null': () => createForgeryWithValidToken({ origin: 'null' }),
  'a valid token from a host whose name begins with ours': () =>
    createForgeryWithValidToken({ origin: `${app.origin}.evil.example` }),
};

const sendForgery = (
  { method, path }: { method: string; path: string },
  { headers = {}, query = '', body = '{}' }: Forgery,
) => staff.raw(method, path + query, { headers, body });

describe('a forged write request with the cookies of a staff member', () => {
  it.each(Object.keys(forgeries))(
    'returns 403 on every route and changes no row with %s',
    async (name) => {
      const digestBefore = await digestTables(app.database);
      const unexpectedResponses: string[] = [];
      for (const route of writingOperations) {
        const { status, body } = await sendForgery(
          { method: route.method, path: pathWithUnknownIds(route) },
          forgeries[name]!(),
        );
        if (status !== 403 || (body as { code?: string }).code !== 'csrf')
          unexpectedResponses.push(`${route.method} ${route.path}: ${status}`);
      }
      expect(unexpectedResponses).toEqual([]);
      expect(await digestTables(app.database)).toEqual(digestBefore);
      expect((await staff.get<{ role: string }>('/api/admin/check')).body.role).toBe(
        'administrator',
      );
    },
  );

  it('has 14 variants for at least 37 writing routes', () => {
    reportMeasurement(
      'A6/A7/S3',
      `${Object.keys(forgeries).length} forgeries × ${writingOperations.length} writing routes = ${Object.keys(forgeries).length * writingOperations.length} requests, all 403, no row changed`,
    );
    expect(Object.keys(forgeries)).toHaveLength(14);
    expect(writingOperations.length).toBeGreaterThanOrEqual(37);
  });

  it('succeeds when it is repeated as a same-origin request with a fresh token', async () => {
    expect(
      (
        await staff.raw('post', '/api/tables', {
          headers: jsonHeaders,
          body: '{"name":"Vero","capacity":2}',
        })
      ).status,
    ).toBe(403);
    const retryHeaders = {
      ...jsonHeaders,
      'x-csrf-token': await staff.fetchCsrfToken(),
      'sec-fetch-site': 'same-origin',
    };
    expect(
      (
        await staff.raw('post', '/api/tables', {
          headers: retryHeaders,
          body: '{"name":"Vero","capacity":2}',
        })
      ).status,
    ).toBe(201);
  });
});
