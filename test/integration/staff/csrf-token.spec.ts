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
const sessions = async () => (await app.database.query('select 1 from sessions')).length;

const expectRefusal = async (answer: Awaited<ReturnType<typeof logIn>>) => {
  expect(answer.status).toBe(403);
  expect(answer.body).toEqual({ code: 'csrf', message: expect.any(String) });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('vary')).toMatch(/Origin, Sec-Fetch-Site/);
  expect(await sessions()).toBe(0);
};

describe('a write is refused before it has any effect', () => {
  beforeEach(() => app.database.query('delete from sessions'));

  it('without a token', async () => {
    const guest = app.guest();
    await guest.fetchCsrfToken();
    await expectRefusal(await logIn(guest, {}));
  });

  it.each(['', 'v1', 'null', 'x'.repeat(8_000)])('with %p for a token', async (token) => {
    const guest = app.guest();
    await guest.fetchCsrfToken();
    await expectRefusal(await logIn(guest, { 'x-csrf-token': token }));
  });

  it('with the token in the address', async () => {
    const guest = app.guest();
    const token = await guest.fetchCsrfToken();
    await expectRefusal(
      await guest.raw('post', `/api/admin/login?x-csrf-token=${token}&_csrf=${token}`, {
        body,
        headers: json,
      }),
    );
  });

  it('with the token of another session', async () => {
    const guest = app.guest();
    await guest.fetchCsrfToken();
    await expectRefusal(await logIn(guest, { 'x-csrf-token': await app.guest().fetchCsrfToken() }));
  });

  it('with a token and no cookie that it belongs to', async () =>
    expectRefusal(
      await logIn(app.guest(), { 'x-csrf-token': await app.guest().fetchCsrfToken() }),
    ));

  it('with a token that has expired', async () => {
    const guest = app.guest();
    await guest.fetchCsrfToken();
    const key = deriveKey('of the tests, long enough for anybody', 'csrf');
    const issued = (at: number) => ({
      'x-csrf-token': issueCsrfToken(key, hashSessionId(guest.cookies.get('pre')!), at),
    });
    await expectRefusal(await logIn(guest, issued(Date.now() - 2 * 3_600_000 - 1_000)));
    expect((await logIn(guest, issued(Date.now()))).status).toBe(200);
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { origin: 'https://evil.example' },
    { origin: 'http://127.0.0.1.evil.example' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:3000' },
  ])('from another site (%j), good token or not', async (headers) => {
    const guest = app.guest();
    await expectRefusal(
      await logIn(guest, { 'x-csrf-token': await guest.fetchCsrfToken(), ...headers }),
    );
  });

  it('before its body is read: even one that is not JSON', async () => {
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
  ])('however its path is written: %s', async (path) =>
    expectRefusal(await app.guest().raw('post', path, { body, headers: json })),
  );

  it.each(['PUT', 'PATCH', 'DELETE', 'POST'])('with the method %s', async (method) =>
    expectRefusal(
      await app
        .guest()
        .raw(method, '/api/reservations/6f6f3a2e-0000-4000-8000-000000000000', { headers: json }),
    ),
  );
});

describe('a write is let through', () => {
  it.each([
    {},
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'http://localhost:3000' },
  ])('with its own token, from our site or from a script (%j)', async (headers) => {
    const guest = app.guest();
    expect(
      (await logIn(guest, { 'x-csrf-token': await guest.fetchCsrfToken(), ...headers })).status,
    ).toBe(200);
  });

  it('after a 403: a fresh token and one repetition are enough, also just after login and logout', async () => {
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

  it('but no token of before the login is good after it, nor after the logout', async () => {
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

describe('reading', () => {
  it('needs no token and leaves no cookie; only asking for a token does', async () => {
    const guest = app.guest();
    await guest.get('/api/time-slots');
    expect(guest.cookies.names()).toEqual([]);
    await guest.fetchCsrfToken();
    expect(guest.cookies.names()).toEqual(['pre']);
  });

  it('never lets another site share: no answer carries Access-Control-Allow-Origin', async () => {
    for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
      const { headers } = await app.guest().raw('get', '/api/time-slots', { headers: { origin } });
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});
