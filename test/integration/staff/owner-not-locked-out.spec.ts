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
const HOUR_S = 3_600;
const DEVICE = 'device';

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
const knownBrowser = async (
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
  for (let seconds = 55, round = 12; seconds < HOUR_S; seconds += 55, round++) {
    await passSeconds(55);
    checked += (await guess(addressOf(round))).status === 401 ? 1 : 0;
    await onRound(round);
  }
  return checked;
};

describe('an address that takes every free attempt of the account', () => {
  it('does not keep the owner out, on a new browser of another network, and gets at most thirty guesses an hour', async () => {
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

  it('does not keep out a browser that signed in before, in its own network too', async () => {
    const owner = await knownBrowser(ATTACKER);
    for (let attempt = 0; attempt < 30; attempt++) await guess(ATTACKER);
    expect((await signIn(owner, ATTACKER)).status).toBe(200);
  });
});

describe('guesses from hundreds of networks', () => {
  it('stay below thirty an hour, and a browser that signed in before gets in at any time', async () => {
    const owner = await knownBrowser();
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

  it('do not keep out a browser that signed in before', async () => {
    expect((await guess(OWNER)).status).toBe(429);
    const owner = await knownBrowser('203.0.113.5');
    expect((await signIn(owner, OWNER)).status).toBe(200);
  });

  it('keep out a new browser for less than a minute', async () => {
    const { status, body } = await signIn(app.guest(), OWNER);
    expect(status).toBe(429);
    expect(body.details!.retryAfter).toBeLessThanOrEqual(55);
    await passSeconds(55);
    expect((await signIn(app.guest(), OWNER)).status).toBe(200);
  });
});

describe('forty-eight sign-ins at once, again and again, from many networks', () => {
  const attack = () => {
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
    ['a browser that signed in before', () => knownBrowser()],
    ['a new browser', async () => app.guest()],
  ])('do not keep out %s', async (_, browser) => {
    const owner = await browser();
    const running = attack();
    await guess('10.99.0.1', 'un altro nome');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 3 && statuses.at(-1) !== 200; attempt++)
      statuses.push((await signIn(owner, OWNER)).status);
    await running.stop();
    expect(statuses.at(-1)).toBe(200);
  });
});

describe('an attempt that is refused', () => {
  it('uses up nothing', async () => {
    for (let attempt = 0; attempt < 12; attempt++) await guess(ATTACKER);
    const counts = () => app.database.query('select key, points from login_throttle order by key');
    const before = await counts();
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess(ATTACKER)).status).toBe(429);
    expect(await counts()).toEqual(before);
  });
});

describe('the cookie of a known browser', () => {
  const setCookie = ({ headers }: { headers: Headers }) =>
    headers.getSetCookie().find((line) => line.startsWith(`${DEVICE}=`));

  it('is out of the reach of scripts and other sites, names no account, and no wrong password sets it', async () => {
    const cookie = setCookie(await signIn(app.guest(), OWNER))!;
    expect(cookie).toMatch(/; path=\/; expires=.*; samesite=strict; httponly$/i);
    expect(cookie).not.toContain(administrator.username);
    const [{ id }] = (await app.database.query<{ id: string }>('select id::text from admins')) as [
      { id: string },
    ];
    expect(cookie).not.toContain(id);
    expect(setCookie(await guess(OWNER))).toBeUndefined();
  });

  it('has its own ten attempts and no more than strangers in an hour', async () => {
    const owner = await knownBrowser();
    for (let attempt = 0; attempt < 11; attempt++)
      expect((await signIn(owner, OWNER, WRONG)).status).toBe(401);
    const refused = await signIn(owner, OWNER, WRONG);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_attempts']);
    expect((await signIn(app.guest(), '203.0.113.8')).status).toBe(200);
  });

  it('is worth nothing when it is made up, altered, or of another account', async () => {
    const [own, others] = [await knownBrowser(), await knownBrowser(OWNER, auditor)];
    for (let attempt = 0; attempt < 12; attempt++) await guess(`10.8.${attempt}.1`);
    const value = own.cookies.get(DEVICE)!;
    for (const cookie of [
      others.cookies.get(DEVICE)!,
      `${value.slice(0, -4)}AAAA`,
      value.replace(/^[^.]+\.\d/, '$&0'),
      'x',
      'v1.1.1.1',
      value.repeat(20),
    ]) {
      const client = app.guest();
      client.cookies.put(DEVICE, cookie);
      expect((await signIn(client, '10.8.200.1', WRONG)).status).toBe(429);
    }
    expect((await signIn(own, OWNER)).status).toBe(200);
  });

  it('knows all who share the browser', async () => {
    const shared = await knownBrowser();
    await signIn(shared, OWNER, auditor.password, auditor.username);
    await shared.post('/api/admin/logout');
    for (let attempt = 0; attempt < 12; attempt++) await guess(`10.9.${attempt}.1`);
    expect((await guess('10.9.250.1')).status).toBe(429);
    expect((await signIn(shared, '10.9.251.1')).status).toBe(200);
  });
});
