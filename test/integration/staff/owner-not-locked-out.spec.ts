import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('truncate login_throttle, sessions'));

const WRONG = 'una parola sbagliata';
const OWNER = '198.51.100.7';
const ATTACKER = '192.0.2.66';
const HOUR_SECONDS = 3_600;
const DEVICE_COOKIE = 'device';

type Refusal = { readonly code: string; readonly details?: { readonly retryAfter: number } };
const signIn = (
  client: HttpClient,
  address: string,
  password = administrator.password,
  username = administrator.username,
) =>
  client.post<Refusal>('/api/admin/login', { username, password }, { 'x-forwarded-for': address });
const guess = (address: string, username = administrator.username) =>
  signIn(app.guest(), address, WRONG, username);
const passSeconds = (seconds: number) =>
  app.database.query('update login_throttle set expire = expire - $1', [seconds * 1_000]);

/**
 * A browser that once signed in and out. It keeps its device cookie, so sign-in attempts from it
 * have a limit of their own.
 */
const createKnownBrowser = async (
  address = OWNER,
  { username, password } = administrator,
): Promise<HttpClient> => {
  const client = app.guest();
  expect((await signIn(client, address, password, username)).status).toBe(200);
  await client.post('/api/admin/logout');
  return client;
};

/**
 * Sends 12 guesses, which use up the attempts of the account, then one every 55 s for an hour.
 * Returns how many passwords the server checked.
 */
const guessForAnHour = async (
  addressOf: (round: number) => string,
  onRound: (round: number) => Promise<void> = async () => undefined,
) => {
  let checked = 0;
  for (let first = 0; first < 12; first++)
    checked += (await guess(addressOf(first))).status === 401 ? 1 : 0;
  for (let seconds = 55, round = 12; seconds < HOUR_SECONDS; seconds += 55, round++) {
    await passSeconds(55);
    checked += (await guess(addressOf(round))).status === 401 ? 1 : 0;
    await onRound(round);
  }
  return checked;
};

describe('an attack from one address on one account', () => {
  it('does not lock out a new browser in another network, and gets at most thirty checks an hour', async () => {
    const statuses: number[] = [];
    const checked = await guessForAnHour(
      () => ATTACKER,
      async (round) => {
        if (round === 40) statuses.push((await signIn(app.guest(), OWNER)).status);
      },
    );
    expect(statuses).toEqual([200]);
    expect(checked).toBeLessThanOrEqual(30);
  });

  it('does not lock out a known browser at the same address', async () => {
    const owner = await createKnownBrowser(ATTACKER);
    for (let attempt = 0; attempt < 30; attempt++) await guess(ATTACKER);
    expect((await signIn(owner, ATTACKER)).status).toBe(200);
  });
});

describe('guesses from hundreds of networks', () => {
  it('are limited to thirty an hour, and do not lock out a known browser', async () => {
    const owner = await createKnownBrowser();
    const refused: number[] = [];
    const checked = await guessForAnHour(
      (round) => `10.${round}.0.1`,
      async (round) => {
        if (round % 10 !== 0) return;
        const { status } = await signIn(owner, OWNER);
        if (status !== 200) refused.push(round);
      },
    );
    expect(refused).toEqual([]);
    expect(checked).toBeLessThanOrEqual(30);
  });
});

describe('thirty failed attempts from the public address of the owner', () => {
  beforeEach(async () => {
    for (let attempt = 0; attempt < 31; attempt++) await guess(OWNER, `nome-${attempt}`);
  });

  it('do not lock out a known browser', async () => {
    expect((await guess(OWNER)).status).toBe(429);
    const owner = await createKnownBrowser('203.0.113.5');
    expect((await signIn(owner, OWNER)).status).toBe(200);
  });

  it('lock out a new browser for at most 55 seconds', async () => {
    const { status, body } = await signIn(app.guest(), OWNER);
    expect(status).toBe(429);
    expect(body.details!.retryAfter).toBeLessThanOrEqual(55);
    await passSeconds(55);
    expect((await signIn(app.guest(), OWNER)).status).toBe(200);
  });
});

describe('48 concurrent loops of sign-ins from many networks', () => {
  const startAttack = () => {
    const end = { reached: false };
    const loop = async (lane: number) => {
      for (let round = 0; round < 50 && !end.reached; round++)
        await guess(`10.${lane}.${round}.1`, `nome-${lane}-${round}`);
    };
    const done = Promise.all(Array.from({ length: 48 }, (_, lane) => loop(lane)));
    return {
      stop: () => {
        end.reached = true;
        return done;
      },
    };
  };

  it.each([
    ['a known browser', () => createKnownBrowser()],
    ['a new browser', async () => app.guest()],
  ])('do not lock out %s', async (_, createBrowser) => {
    const owner = await createBrowser();
    const attack = startAttack();
    await guess('10.99.0.1', 'un altro nome');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3 && statuses.at(-1) !== 200; attempt++)
      statuses.push((await signIn(owner, OWNER)).status);
    await attack.stop();
    expect(statuses.at(-1)).toBe(200);
  });
});

describe('a rejected attempt', () => {
  it('does not count towards the limits', async () => {
    for (let attempt = 0; attempt < 12; attempt++) await guess(ATTACKER);
    const counts = () => app.database.query('select key, points from login_throttle order by key');
    const before = await counts();
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess(ATTACKER)).status).toBe(429);
    expect(await counts()).toEqual(before);
  });
});

describe('the cookie of a known browser', () => {
  const findDeviceCookie = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().find((line) => line.startsWith(`${DEVICE_COOKIE}=`));

  it('is HttpOnly and SameSite=Strict, names no account, and is not set by a wrong password', async () => {
    const cookie = findDeviceCookie(await signIn(app.guest(), OWNER))!;
    expect(cookie).toMatch(/; path=\/; expires=.*; samesite=strict; httponly$/i);
    expect(cookie).not.toContain(administrator.username);
    const [{ id }] = (await app.database.query<{ id: string }>('select id::text from admins')) as [
      { id: string },
    ];
    expect(cookie).not.toContain(id);
    expect(findDeviceCookie(await guess(OWNER))).toBeUndefined();
  });

  it('has its own limit of attempts, which does not affect an unknown browser', async () => {
    const owner = await createKnownBrowser();
    for (let attempt = 0; attempt < 11; attempt++)
      expect((await signIn(owner, OWNER, WRONG)).status).toBe(401);
    const refused = await signIn(owner, OWNER, WRONG);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect((await signIn(app.guest(), '203.0.113.8')).status).toBe(200);
  });

  it('has no effect when it is forged, altered or of another account', async () => {
    const [own, others] = [await createKnownBrowser(), await createKnownBrowser(OWNER, auditor)];
    for (let attempt = 0; attempt < 12; attempt++) await guess(`10.8.${attempt}.1`);
    const value = own.cookies.get(DEVICE_COOKIE)!;
    for (const cookie of [
      others.cookies.get(DEVICE_COOKIE)!,
      `${value.slice(0, -4)}AAAA`,
      value.replace(/^[^.]+\.\d/, '$&0'),
      'x',
      'v1.1.1.1',
      value.repeat(20),
    ]) {
      const client = app.guest();
      client.cookies.put(DEVICE_COOKIE, cookie);
      expect((await signIn(client, '10.8.200.1', WRONG)).status).toBe(429);
    }
    expect((await signIn(own, OWNER)).status).toBe(200);
  });

  it('is valid for each account that signed in from the browser', async () => {
    const shared = await createKnownBrowser();
    await signIn(shared, OWNER, auditor.password, auditor.username);
    await shared.post('/api/admin/logout');
    for (let attempt = 0; attempt < 12; attempt++) await guess(`10.9.${attempt}.1`);
    expect((await guess('10.9.250.1')).status).toBe(429);
    expect((await signIn(shared, '10.9.251.1')).status).toBe(200);
  });
});
