import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('delete from login_throttle'));

const forwardedFor = (address: string) => ({ 'x-forwarded-for': address });
const attempt = (username: string, password: string, address = '192.0.2.1') =>
  app
    .guest()
    .post<{ code: string; details?: { retryAfter: number } }>(
      '/api/admin/login',
      { username, password },
      forwardedFor(address),
    );
const WRONG = 'una parola sbagliata';

describe('a wrong name and a wrong password', () => {
  it('return the same body and the same header names', async () => {
    const [wrong, unknown] = [
      await attempt(administrator.username, WRONG),
      await attempt('nessuno', WRONG),
    ];
    expect(unknown.status).toBe(401);
    expect(unknown.text).toBe('{"code":"bad_credentials","message":"Credenziali non valide"}');
    expect(wrong.text).toBe(unknown.text);
    const names = ({ headers }: typeof wrong) => [...headers.keys()];
    expect(names(wrong)).toEqual(names(unknown));
  });

  it('return bad_credentials also for a password of 500 characters', async () =>
    expect((await attempt(administrator.username, 'x'.repeat(500))).body.code).toBe(
      'bad_credentials',
    ));
});

describe('password guesses for one account', () => {
  it('return 429 with Retry-After after eleven attempts from different addresses', async () => {
    for (let guess = 0; guess < 10; guess++)
      expect((await attempt(administrator.username, WRONG, `192.0.2.${guess}`)).status).toBe(401);
    const [last, one] = [
      await attempt(administrator.username, WRONG, '192.0.2.100'),
      await attempt(administrator.username, WRONG, '192.0.2.101'),
    ];
    expect([last.status, one.status]).toEqual([401, 429]);
    expect(one.body.code).toBe('too_many_attempts');
    expect(Number(one.headers.get('retry-after'))).toBe(one.body.details!.retryAfter);
    expect(one.body.details!.retryAfter).toBeLessThanOrEqual(55);
  });

  it('block the right password for at most 55 seconds', async () => {
    for (let guess = 0; guess < 30; guess++)
      await attempt(administrator.username, WRONG, `192.0.2.${guess}`);
    expect(
      (await attempt(administrator.username, administrator.password, '198.51.100.7')).status,
    ).toBe(429);
    await app.database.query('update login_throttle set expire = expire - 55000');
    expect(
      (await attempt(administrator.username, administrator.password, '198.51.100.7')).status,
    ).toBe(200);
  });

  it('are reset by a successful sign-in', async () => {
    for (let guess = 0; guess < 9; guess++) await attempt(administrator.username, WRONG);
    expect((await attempt(administrator.username, administrator.password)).status).toBe(200);
    for (let guess = 0; guess < 9; guess++)
      expect((await attempt(administrator.username, WRONG)).status).toBe(401);
  });
});

describe('password guesses from one address', () => {
  it('return 429 after thirty attempts with any names, and do not affect another address', async () => {
    for (let guess = 0; guess < 30; guess++)
      expect((await attempt(`nome-${guess}`, WRONG, '203.0.113.9')).status).toBe(401);
    expect((await attempt('un altro nome', WRONG, '203.0.113.9')).status).toBe(429);
    expect((await attempt('un altro nome', WRONG, '203.0.113.10')).status).toBe(401);
  });

  it('are counted together for one IPv6 /64 network', async () => {
    for (let guess = 0; guess < 30; guess++)
      await attempt(`nome-${guess}`, WRONG, `2001:db8:1:2::${guess.toString(16)}`);
    expect((await attempt('un altro nome', WRONG, '2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await attempt('un altro nome', WRONG, '2001:db8:1:3::1')).status).toBe(401);
  });

  it('are counted by the address that the trusted proxy added to X-Forwarded-For', async () => {
    for (let guess = 0; guess < 30; guess++)
      await attempt(`nome-${guess}`, WRONG, `198.51.100.${guess}, 203.0.113.77`);
    expect((await attempt('un altro nome', WRONG, '198.51.100.200, 203.0.113.77')).status).toBe(
      429,
    );
  });

  it('are counted without storing names or addresses', async () => {
    await attempt('giovanna', WRONG, '203.0.113.50');
    const rows = await app.database.query<{ key: string }>('select key from login_throttle');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/giovanna|203\.0\.113/);
  });
});

describe('two hundred concurrent sign-ins', () => {
  it('return only 401 or 429, and 401 at least twice', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, guess) =>
        attempt(`folla-${guess}`, WRONG, `10.0.${guess}.1`),
      ),
    );
    const count = (status: number) => answers.filter((answer) => answer.status === status).length;
    expect(count(401) + count(429)).toBe(200);
    expect(count(401)).toBeGreaterThanOrEqual(2);
  });
});
