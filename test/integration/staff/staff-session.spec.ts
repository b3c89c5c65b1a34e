import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import { createHttpClient } from '#test/support/drivers/http-client.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const check = '/api/admin/check';
const sessionRows = () => app.database.query<{ id_hash: string }>('select id_hash from sessions');
const checkWithCookie = (sid: string) =>
  app.guest().raw('get', check, { headers: { cookie: `sid=${sid}` } });

describe('a visitor', () => {
  it('is not authenticated, and gets no session', async () => {
    const guest = app.guest();
    const { status, body } = await guest.get(check);
    expect([status, body]).toEqual([200, { authenticated: false }]);
    await guest.get('/api/time-slots');
    expect(guest.cookies.names()).toEqual([]);
    expect(await sessionRows()).toEqual([]);
  });

  it('can log out without a session', async () =>
    expect((await app.guest().post('/api/admin/logout')).status).toBe(200));
});

describe('login', () => {
  it.each([
    ['administrator', administrator],
    ['auditor', auditor],
  ] as const)('returns name and role of an %s', async (role, credentials) => {
    const client = app.guest();
    const { status, body } = await client.post('/api/admin/login', credentials);
    expect([status, body]).toEqual([
      200,
      { authenticated: true, username: credentials.username, role },
    ]);
    expect((await client.get(check)).body).toEqual(body);
  });

  it('sets an HttpOnly and SameSite=Lax cookie without a domain', async () => {
    const { headers } = await app.guest().post('/api/admin/login', administrator);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('sid='))!;
    expect(cookie).toMatch(/; path=\/;/i);
    expect(cookie).toMatch(/; samesite=lax/i);
    expect(cookie).toMatch(/; httponly/i);
    expect(cookie).not.toMatch(/domain/i);
  });

  it('does not store the session id in plain text', async () => {
    const staff = await app.staff();
    const rows = await app.database.query<{ row: string }>(
      'select sessions::text as row from sessions',
    );
    expect(rows.some(({ row }) => row.includes(staff.cookies.get('sid')!))).toBe(false);
  });

  it('accepts the name in any letter case', async () =>
    expect(
      (
        await app.guest().post('/api/admin/login', {
          ...administrator,
          username: administrator.username.toUpperCase(),
        })
      ).status,
    ).toBe(200));

  it('replaces a session id that was set before the login', async () => {
    const planted = 'planted-by-somebody-else-planted-by-somebody';
    const victim = app.guest();
    victim.cookies.put('sid', planted);
    await victim.post('/api/admin/login', administrator);
    expect(victim.cookies.get('sid')).not.toBe(planted);
    expect((await checkWithCookie(planted)).body).toEqual({ authenticated: false });
  });

  it('gives a signed-in user a new session id, and ends the old session', async () => {
    const staff = await app.staff();
    const first = staff.cookies.get('sid')!;
    await staff.post('/api/admin/login', administrator);
    expect(staff.cookies.get('sid')).not.toBe(first);
    expect((await checkWithCookie(first)).body).toEqual({ authenticated: false });
  });

  it('keeps the five newest sessions per person', async () => {
    const clients = [];
    for (let login = 0; login < 7; login++) clients.push(await app.staff());
    const alive = await Promise.all(
      clients.map(
        async (client) => (await client.get<{ authenticated: boolean }>(check)).body.authenticated,
      ),
    );
    expect(alive).toEqual([false, false, true, true, true, true, true]);
  });

  it.each([
    ['no name', { username: '', password: 'x' }, 'username', 'Username richiesto'],
    ['no password', { username: 'x', password: '' }, 'password', 'Password richiesta'],
  ])('returns 400 with the missing field for %s', async (_, credentials, field, sentence) => {
    const { status, body } = await app
      .guest()
      .post<{ fields: Record<string, string> }>('/api/admin/login', credentials);
    expect([status, body.fields[field]]).toEqual([400, sentence]);
  });
});

describe('logout', () => {
  it('ends the session on the server, so its cookie is no longer valid', async () => {
    const staff = await app.staff();
    const sid = staff.cookies.get('sid')!;
    const { status, body } = await staff.post('/api/admin/logout');
    expect([status, body]).toEqual([200, { authenticated: false }]);
    expect(staff.cookies.get('sid')).toBeUndefined();
    expect((await checkWithCookie(sid)).body).toEqual({ authenticated: false });
    expect(
      (await app.guest().raw('get', '/api/reservations', { headers: { cookie: `sid=${sid}` } }))
        .status,
    ).toBe(401);
  });

  it('keeps other sessions of the same person', async () => {
    const [here, there] = [await app.staff(), await app.staff()];
    await here.post('/api/admin/logout');
    expect((await there.get(check)).body).toMatchObject({ authenticated: true });
  });
});

describe('a session', () => {
  const ageSessions = (column: string, interval: string) =>
    app.database.query(`update sessions set ${column} = now() - interval '${interval}'`);

  it.each([
    ['is valid after 29 minutes without a request', 'last_seen', '29 minutes', true],
    ['is invalid after 31 minutes without a request', 'last_seen', '31 minutes', false],
    ['is valid 7 hours and 59 minutes after the login', 'created_at', '7 hours 59 minutes', true],
    [
      'is invalid 8 hours after the login, despite recent requests',
      'created_at',
      '8 hours 1 minute',
      false,
    ],
  ])('%s', async (_, column, interval, alive) => {
    const staff = await app.staff();
    await ageSessions(column, interval);
    expect((await staff.get(check)).body).toMatchObject({ authenticated: alive });
  });

  it('updates its last-seen time at most every five minutes', async () => {
    const staff = await app.staff();
    const readIdleSeconds = async () =>
      (
        await app.database.query<{ seconds: number }>(
          'select extract(epoch from now() - max(last_seen))::int seconds from sessions',
        )
      )[0]!.seconds;
    await ageSessions('last_seen', '4 minutes');
    await staff.get(check);
    expect(await readIdleSeconds()).toBeGreaterThanOrEqual(240);
    await ageSessions('last_seen', '6 minutes');
    await staff.get(check);
    expect(await readIdleSeconds()).toBeLessThan(10);
  });

  it('returns 401 to an auditor for GET /api/reservations', async () => {
    const reader = await app.auditor();
    const { status, body } = await reader.get<{ code: string }>('/api/reservations');
    expect([status, body.code]).toEqual([401, 'login_required']);
  });
});

describe('a site with HTTPS', () => {
  it('sets Secure cookies with the prefix __Host-, and Strict-Transport-Security', async () => {
    const secure = await startApp({
      env: { PUBLIC_ORIGIN: 'https://www.melagrana.example', TRUSTED_PROXIES: '1' },
    });
    try {
      const client = createHttpClient(secure.origin);
      const { headers: first } = await client.raw('get', '/api/csrf-token');
      expect(first.getSetCookie()[0]).toMatch(
        /^__Host-pre=[\w-]{22}; path=\/; samesite=strict; secure; httponly$/i,
      );
      const { headers } = await client.post('/api/admin/login', administrator);
      expect(headers.getSetCookie().find((line) => line.startsWith('__Host-sid='))).toMatch(
        /; path=\/; .*; samesite=lax; secure; httponly$/i,
      );
      expect((await client.get(check)).headers.get('strict-transport-security')).toMatch(
        /^max-age=31536000/,
      );
    } finally {
      await secure.stop();
    }
  });
});
