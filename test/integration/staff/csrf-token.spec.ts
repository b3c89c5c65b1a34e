import { issueCsrfToken } from '#src/platform/http/session/csrf.ts';
import { hashSessionId } from '#src/platform/http/session/session-store.postgres.ts';
import { deriveKey } from '#src/platform/secrets.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const body = JSON.stringify(administrator);
const json = { 'content-type': 'application/json' };
const logIn = (client: HttpClient, headers: Record<string, string>) =>
  client.raw('post', '/api/admin/login', { body, headers: { ...json, ...headers } });
const countSessions = async () => (await app.database.query('select 1 from sessions')).length;

const expectRefusal = async (answer: Awaited<ReturnType<typeof logIn>>) => {
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({ code: 'csrf', message: expect.any(String) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('vary')).toMatch(/Origin, Sec-Fetch-Site/);
  expect(await countSessions()).toBe(0);
};

describe('a write request without a valid CSRF token and origin', () => {
  beforeEach(() => app.database.query('delete from sessions'));

  it('returns 403 without a token', async () => {
    const guest = app.guest();
    await guest.fetchCsrfToken();
    await expectRefusal(await logIn(guest, {}));
  });

  it.each(['', 'v1', 'null', 'x'.repeat(8_000)])('returns 403 for the token %p', async (token) => {
    const guest = app.guest();
    await guest.fetchCsrfToken();
    await expectRefusal(await logIn(guest, { 'x-csrf-token': token }));
  });

  it('returns 403 for a token in the URL', async () => {
    const guest = app.guest();
    const token = await guest.fetchCsrfToken();
    await expectRefusal(
      await guest.raw('post', `/api/admin/login?x-csrf-token=${token}&_csrf=${token}`, {
        body,
        headers: json,
      }),
    );
  });

  it('returns 403 for the token of another session', async () => {
    const guest = app.guest();
    await guest.fetchCsrfToken();
    await expectRefusal(await logIn(guest, { 'x-csrf-token': await app.guest().fetchCsrfToken() }));
  });

  it('returns 403 for a token without its cookie', async () =>
    expectRefusal(
      await logIn(app.guest(), { 'x-csrf-token': await app.guest().fetchCsrfToken() }),
    ));

  it('returns 403 for an expired token, and 200 for a current one', async () => {
    const guest = app.guest();
    await guest.fetchCsrfToken();
    const key = deriveKey('of the tests, long enough for anybody', 'csrf');
    const buildTokenHeader = (at: number) => ({
      'x-csrf-token': issueCsrfToken(key, hashSessionId(guest.cookies.get('pre')!), at),
    });
    await expectRefusal(await logIn(guest, buildTokenHeader(Date.now() - 2 * 3_600_000 - 1_000)));
    expect((await logIn(guest, buildTokenHeader(Date.now()))).status).toBe(200);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://127.0.0.1.evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ])('returns 403 from another site (%j) with a valid token', async (headers) => {
    const guest = app.guest();
    await expectRefusal(
      await logIn(guest, { 'x-csrf-token': await guest.fetchCsrfToken(), ...headers }),
    );
  });

  it('returns 403 even when the body is not JSON', async () => {
    const guest = app.guest();
    await expectRefusal(
      await guest.raw('post', '/api/admin/login', {
        body: 'username=x',
        headers: { 'content-type': 'text/plain' },
      }),
    );
  });

  it.each([
    '/API/admin/login',
    '/api//admin/login',
    '//api/admin/login',
    '/api/admin/login/',
    '/%61pi/admin/login',
    '/api/nowhere',
    '/',
  ])('returns 403 for the path %s', async (path) =>
    expectRefusal(await app.guest().raw('post', path, { body, headers: json })),
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])('returns 403 for the method %s', async (method) =>
    expectRefusal(
      await app
        .guest()
        .raw(method, '/api/reservations/6f6f3a2e-0000-4000-8000-000000000000', { headers: json }),
    ),
  );
});

describe('the CSRF token', () => {
  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000' },
  ])('is accepted from the own site and from a script (%j)', async (headers) => {
    const guest = app.guest();
    expect(
      (await logIn(guest, { 'x-csrf-token': await guest.fetchCsrfToken(), ...headers })).status,
    ).toBe(200);
  });

  it('is accepted when it is fetched again after a 403 or a logout', async () => {
    const staff = await app.staff();
    const stale = await staff.raw('post', '/api/admin/logout', {
      headers: { 'x-csrf-token': await app.guest().fetchCsrfToken() },
    });
    expect(stale.status).toBe(403);
    expect(
      (
        await staff.raw('post', '/api/admin/logout', {
          headers: { 'x-csrf-token': await staff.fetchCsrfToken() },
        })
      ).status,
    ).toBe(200);
    expect((await staff.post('/api/admin/login', administrator)).status).toBe(200);
  });

  it('is rejected after a login and after a logout when it was issued before', async () => {
    const guest = app.guest();
    const before = await guest.fetchCsrfToken();
    await logIn(guest, { 'x-csrf-token': before });
    expect(
      (await guest.raw('post', '/api/admin/logout', { headers: { 'x-csrf-token': before } }))
        .status,
    ).toBe(403);
    await guest.post('/api/admin/logout');
    expect((await logIn(guest, { 'x-csrf-token': before })).status).toBe(403);
  });
});

describe('a browser that blocks cookies', () => {
  const fetchToken = async () => {
    const answer = await fetch(`${app.origin}/api/csrf-token`);
    return ((await answer.json()) as { csrfToken: string }).csrfToken;
  };
  /** Sends a request as `fetch` does in a browser that stores no cookie. */
  const post = async (path: string, content: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(app.origin + path, {
      method: 'POST',
      headers: { ...json, 'sec-fetch-site': 'same-origin', ...headers },
      body: JSON.stringify(content),
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  };
  const contactMessage = {
    name: 'Anna Prova',
    email: 'anna@example.org',
    message: 'Avete un seggiolone?',
    privacyConsent: true,
  };

  it('can send a public form with the token that it received', async () => {
    const token = await fetchToken();
    const { status } = await post('/api/contact', contactMessage, { 'x-csrf-token': token });
    expect(status).toBe(201);
  });

  it.each<[string, Record<string, string>]>([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['with the cookie of another browser', { cookie: 'pre=another' }],
    ['with the cookie of a device', { cookie: 'device=another' }],
  ])('gets 403 for a public form %s', async (_, headers) => {
    const token = await fetchToken();
    expect(
      await post('/api/contact', contactMessage, { 'x-csrf-token': token, ...headers }),
    ).toMatchObject({ status: 403, body: { code: 'csrf' } });
  });

  it('cannot sign in, and reads that the browser blocks cookies', async () => {
    await app.database.query('delete from sessions');
    const token = await fetchToken();
    const headers = { 'x-csrf-token': token, 'accept-language': 'it' };
    expect(await post('/api/admin/login', administrator, headers)).toMatchObject({
      status: 403,
      body: { code: 'csrf', message: expect.stringMatching(/^Il browser blocca i cookie/) },
    });
    expect(await countSessions()).toBe(0);
  });

  it('gets 401 for a call of staff', async () => {
    const token = await fetchToken();
    expect(await post('/api/seed', {}, { 'x-csrf-token': token })).toMatchObject({ status: 401 });
  });
});

describe('a read request', () => {
  it('needs no token and sets no cookie, unless it fetches a token', async () => {
    const guest = app.guest();
    await guest.get('/api/time-slots');
    expect(guest.cookies.names()).toEqual([]);
    await guest.fetchCsrfToken();
    expect(guest.cookies.names()).toEqual(['pre']);
  });

  it('returns no Access-Control-Allow-Origin to another site', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
      const { headers } = await app.guest().raw('get', '/api/time-slots', { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
