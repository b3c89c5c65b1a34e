import { TOKENS } from '#src/composition/tokens.ts';
import type { ActiveSession } from '#src/contracts/staff/own-account.ts';
import {
  administrator,
  auditor,
  logIn,
  type Credentials,
} from '#test/support/fixtures/staff-credentials.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const NEW_PASSWORD = 'sette gradini di pietra';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

type PausedCheck = { readonly reached: Promise<void>; readonly resume: () => void };
let pauseCheck: (() => Promise<void>) | null = null;
/**
 * Stops the next password check just before it returns, until `resume` is called. The test can then
 * act in between.
 */
const pauseNextPasswordCheck = (): PausedCheck => {
  let resume = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    pauseCheck = () => {
      pauseCheck = null;
      resolve();
      return new Promise<void>((go) => {
        resume = go;
      });
    };
  });
  return { reached, resume: () => resume() };
};

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    overrideBindings: (container) => {
      const passwords = container.get(TOKENS.passwords);
      container.rebind(TOKENS.passwords).toConstantValue({
        ...passwords,
        verify: async (hash, password) => {
          const isValid = await passwords.verify(hash, password);
          await pauseCheck?.();
          return isValid;
        },
      });
    },
  });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('truncate sessions, login_throttle'));

type Refusal = { readonly code: string; readonly fields?: Record<string, string> };
const isSignedIn = async (client: HttpClient) =>
  (await client.get<{ authenticated: boolean }>('/api/admin/check')).body.authenticated;
const isCookieValid = async (sid: string) =>
  (await app.guest().raw('get', '/api/admin/sessions', { headers: { cookie: `sid=${sid}` } }))
    .status === 200;
const listSessions = async (client: HttpClient) =>
  (await client.get<{ sessions: ActiveSession[] }>('/api/admin/sessions')).body.sessions;
const endSessions = (
  client: HttpClient,
  session: string | null,
  currentPassword = administrator.password,
) =>
  client.post<Refusal & { ended: number }>('/api/admin/sessions/end', { currentPassword, session });
const changePassword = (
  client: HttpClient,
  newPassword: string,
  currentPassword = administrator.password,
) =>
  client.post<Refusal & { ended: number }>('/api/admin/password', { currentPassword, newPassword });
const readLastEvent = async () =>
  (
    await app.database.query<{ type: string; data: object; actor: string }>(
      `select type, data, actor from event where stream like 'account-%' order by pos desc limit 1`,
    )
  )[0]!;
const canSignIn = async (credentials: Credentials) =>
  (await app.guest().post('/api/admin/login', credentials)).status === 200;

describe('own sessions', () => {
  it('are listed with the device, the current one first, without expired ones and without ids', async () => {
    const here = app.guest();
    await here.post('/api/admin/login', administrator, { 'user-agent': CHROME });
    const expired = await app.staff();
    await app.database.query(
      `update sessions set last_seen = now() - interval '31 minutes' where data->>'device' is distinct from 'Chrome su Android'`,
    );
    const [there] = [await app.staff(), await app.auditor()];
    const { text, body } = await here.get<{ sessions: ActiveSession[] }>('/api/admin/sessions');
    expect(body.sessions.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome su Android', current: true },
      { device: '', current: false },
    ]);
    for (const client of [here, there, expired])
      expect(text).not.toContain(client.cookies.get('sid'));
    expect(JSON.stringify(await app.database.query('select data from sessions'))).not.toMatch(
      /Mozilla|SM-X710/,
    );
  });

  it('end one by one, except the current one and those of a colleague', async () => {
    const [here, there, colleague] = [await app.staff(), await app.staff(), await app.auditor()];
    const [own, other] = await listSessions(here);
    expect((await endSessions(here, other!.id)).body).toEqual({ ended: 1 });
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(colleague)]).toEqual([
      true,
      false,
      true,
    ]);
    const [{ id: othersSessionId }] = (await listSessions(colleague)) as [ActiveSession];
    for (const session of [other!.id, own!.id, othersSessionId, null])
      expect((await endSessions(here, session)).body.code).toBe('no_such_session');
    expect([await isSignedIn(here), await isSignedIn(colleague)]).toEqual([true, true]);
  });

  it('end together except the current one, and the event contains their number', async () => {
    const [here, there, elsewhere] = [await app.staff(), await app.staff(), await app.staff()];
    expect((await endSessions(here, null)).body).toEqual({ ended: 2 });
    expect([await isSignedIn(here), await isSignedIn(there), await isSignedIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await readLastEvent()).toEqual({
      type: 'SessionsEnded',
      data: { sessions: 2 },
      actor: expect.stringMatching(/^staff:/),
    });
  });

  it('do not end with a wrong password', async () => {
    const [here, there] = [await app.staff(), await app.staff()];
    const { status, body } = await endSessions(here, null, 'non è questa');
    expect([status, body.code, Object.keys(body.fields!)]).toEqual([
      400,
      'wrong_password',
      ['currentPassword'],
    ]);
    expect(await isSignedIn(there)).toBe(true);
  });
});

describe('the password of the signed-in account', () => {
  const accounts = { administrator, auditor };

  it.each(Object.keys(accounts) as (keyof typeof accounts)[])(
    'is changed by an %s, which ends other sessions and gives the current one a new id',
    async (role) => {
      const credentials = accounts[role];
      const [here, there] = [
        await logIn(app.guest(), credentials),
        await logIn(app.guest(), credentials),
      ];
      const before = here.cookies.get('sid')!;
      expect((await changePassword(here, NEW_PASSWORD, credentials.password)).body).toEqual({
        ended: 1,
      });
      expect(await readLastEvent()).toEqual({
        type: 'PasswordChanged',
        data: { passwordCommitment: expect.stringMatching(/^[\da-f]{64}$/) },
        actor: expect.stringMatching(/^staff:/),
      });
      expect(here.cookies.get('sid')).not.toBe(before);
      expect([
        await isSignedIn(here),
        await isSignedIn(there),
        await isCookieValid(before),
      ]).toEqual([true, false, false]);
      expect([
        await canSignIn(credentials),
        await canSignIn({ ...credentials, password: NEW_PASSWORD }),
      ]).toEqual([false, true]);
      // Restores the first password, because the next test signs in with it.
      expect((await changePassword(here, credentials.password, NEW_PASSWORD)).status).toBe(200);
    },
  );

  it.each([
    ['undici car.', 'invalid', /almeno 12/],
    ['x'.repeat(129), 'invalid', /al massimo 128/],
    ['melagrana melagrana', 'weak_password', /facile/],
    ['1qaz2wsx3edc', 'weak_password', /elenco/],
    [administrator.password, 'weak_password', /uguale/],
  ])('cannot be changed to %j', async (password, code, sentence) => {
    const here = await app.staff();
    const { status, body } = await changePassword(here, password);
    expect([status, body.code, body.fields!['newPassword']]).toEqual([
      400,
      code,
      expect.stringMatching(sentence),
    ]);
    expect(await canSignIn(administrator)).toBe(true);
  });

  it('returns 429 for a change after eleven wrong guesses, but not for a sign-in elsewhere', async () => {
    const here = await app.staff();
    for (let guess = 0; guess < 10; guess++)
      expect((await changePassword(here, NEW_PASSWORD, 'non è questa')).body.code).toBe(
        'wrong_password',
      );
    expect((await changePassword(here, NEW_PASSWORD, 'non è questa')).status).toBe(400);
    const limited = await changePassword(here, NEW_PASSWORD);
    expect([limited.status, limited.body.code]).toEqual([429, 'too_many_attempts']);
    expect(await canSignIn(administrator)).toBe(true);
  });

  it('can be changed while sign-ins of the account are rate limited', async () => {
    const here = await app.staff();
    for (let guess = 0; guess < 12; guess++)
      await app.guest().post('/api/admin/login', { ...administrator, password: 'non è questa' });
    expect(await canSignIn(administrator)).toBe(false);
    expect((await changePassword(here, NEW_PASSWORD)).status).toBe(200);
    expect((await changePassword(here, administrator.password, NEW_PASSWORD)).status).toBe(200);
  });

  it('rejects sign-ins whose check of the old password is still running', async () => {
    const [here, late] = [await app.staff(), app.guest()];
    await late.fetchCsrfToken();
    const paused = pauseNextPasswordCheck();
    const signIn = late.post('/api/admin/login', administrator);
    await paused.reached;
    expect((await changePassword(here, NEW_PASSWORD)).status).toBe(200);
    paused.resume();
    expect((await signIn).status).toBe(401);
    expect([await isSignedIn(late), (await listSessions(here)).length]).toEqual([false, 1]);
    expect((await changePassword(here, administrator.password, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('the protection of account operations', () => {
  const body = JSON.stringify({
    currentPassword: administrator.password,
    newPassword: NEW_PASSWORD,
    session: null,
  });
  const json = { 'content-type': 'application/json' };

  it.each(['/api/admin/password', '/api/admin/sessions/end'])(
    'returns for %s 401 without a session, and 403 without a token or from another site',
    async (path) => {
      const [guest, staff] = [app.guest(), await app.staff()];
      expect((await guest.post(path, JSON.parse(body))).status).toBe(401);
      expect((await staff.raw('post', path, { body, headers: json })).status).toBe(403);
      expect(
        (
          await staff.raw('post', path, {
            body,
            headers: {
              ...json,
              'x-csrf-token': await staff.fetchCsrfToken(),
              origin: 'https://evil.example',
            },
          })
        ).status,
      ).toBe(403);
      expect(await canSignIn(administrator)).toBe(true);
    },
  );
});
