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

const ANOTHER = 'sette gradini di pietra';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

type Held = { readonly reached: Promise<void>; readonly goOn: () => void };
let hold: (() => Promise<void>) | null = null;
/**
 * Stops the next password check just before it returns, until `goOn` is called. The test can then
 * act in between.
 */
const heldBack = (): Held => {
  let goOn = (): void => undefined;
  const reached = new Promise<void>((resolve) => {
    hold = () => {
      hold = null;
      resolve();
      return new Promise<void>((go) => {
        goOn = go;
      });
    };
  });
  return { reached, goOn: () => goOn() };
};

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({
    overrideBindings: (container) => {
      const passwords = container.get(TOKENS.passwords);
      container.rebind(TOKENS.passwords).toConstantValue({
        ...passwords,
        verify: async (hash, password) => {
          const judged = await passwords.verify(hash, password);
          await hold?.();
          return judged;
        },
      });
    },
  });
});
afterAll(() => app.stop());
beforeEach(() => app.database.query('truncate sessions, login_throttle'));

type Refusal = { readonly code: string; readonly fields?: Record<string, string> };
const isIn = async (client: HttpClient) =>
  (await client.get<{ authenticated: boolean }>('/api/admin/check')).body.authenticated;
const isCookieGood = async (sid: string) =>
  (await app.guest().raw('get', '/api/admin/sessions', { headers: { cookie: `sid=${sid}` } }))
    .status === 200;
const sessionsOf = async (client: HttpClient) =>
  (await client.get<{ sessions: ActiveSession[] }>('/api/admin/sessions')).body.sessions;
const end = (
  client: HttpClient,
  session: string | null,
  currentPassword = administrator.password,
) =>
  client.post<Refusal & { ended: number }>('/api/admin/sessions/end', { currentPassword, session });
const change = (
  client: HttpClient,
  newPassword: string,
  currentPassword = administrator.password,
) =>
  client.post<Refusal & { ended: number }>('/api/admin/password', { currentPassword, newPassword });
const lastEvent = async () =>
  (
    await app.database.query<{ type: string; data: object; actor: string }>(
      `select type, data, actor from event where stream like 'account-%' order by pos desc limit 1`,
    )
  )[0]!;
const opens = async (credentials: Credentials) =>
  (await app.guest().post('/api/admin/login', credentials)).status === 200;

describe('own sessions', () => {
  it('lists own open sessions with device and times, the current one first, without ids', async () => {
    const here = app.guest();
    await here.post('/api/admin/login', administrator, { 'user-agent': CHROME });
    const over = await app.staff();
    await app.database.query(
      `update sessions set last_seen = now() - interval '31 minutes' where data->>'device' is distinct from 'Chrome su Android'`,
    );
    const [there] = [await app.staff(), await app.auditor()];
    const { text, body } = await here.get<{ sessions: ActiveSession[] }>('/api/admin/sessions');
    expect(body.sessions.map(({ device, current }) => ({ device, current }))).toEqual([
      { device: 'Chrome su Android', current: true },
      { device: '', current: false },
    ]);
    for (const client of [here, there, over]) expect(text).not.toContain(client.cookies.get('sid'));
    expect(JSON.stringify(await app.database.query('select data from sessions'))).not.toMatch(
      /Mozilla|SM-X710/,
    );
  });

  it('end one by one, with the password, and the colleague’s and one’s own stay', async () => {
    const [here, there, colleague] = [await app.staff(), await app.staff(), await app.auditor()];
    const [own, other] = await sessionsOf(here);
    expect((await end(here, other!.id)).body).toEqual({ ended: 1 });
    expect([await isIn(here), await isIn(there), await isIn(colleague)]).toEqual([
      true,
      false,
      true,
    ]);
    const [{ id: othersSessionId }] = (await sessionsOf(colleague)) as [ActiveSession];
    for (const session of [other!.id, own!.id, othersSessionId, null])
      expect((await end(here, session)).body.code).toBe('no_such_session');
    expect([await isIn(here), await isIn(colleague)]).toEqual([true, true]);
  });

  it('end all at once but the asking one, and the history says how many', async () => {
    const [here, there, elsewhere] = [await app.staff(), await app.staff(), await app.staff()];
    expect((await end(here, null)).body).toEqual({ ended: 2 });
    expect([await isIn(here), await isIn(there), await isIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await lastEvent()).toEqual({
      type: 'SessionsEnded',
      data: { sessions: 2 },
      actor: expect.stringMatching(/^staff:/),
    });
  });

  it('do not end with a wrong password', async () => {
    const [here, there] = [await app.staff(), await app.staff()];
    const { status, body } = await end(here, null, 'non è questa');
    expect([status, body.code, Object.keys(body.fields!)]).toEqual([
      400,
      'wrong_password',
      ['currentPassword'],
    ]);
    expect(await isIn(there)).toBe(true);
  });
});

describe('the own password', () => {
  const accounts = { administrator, auditor };

  it.each(Object.keys(accounts) as (keyof typeof accounts)[])(
    'of an %s changes: other sessions end, this one goes on under a new id',
    async (role) => {
      const credentials = accounts[role];
      const [here, there] = [
        await logIn(app.guest(), credentials),
        await logIn(app.guest(), credentials),
      ];
      const before = here.cookies.get('sid')!;
      expect((await change(here, ANOTHER, credentials.password)).body).toEqual({ ended: 1 });
      expect(await lastEvent()).toEqual({
        type: 'PasswordChanged',
        data: {},
        actor: expect.stringMatching(/^staff:/),
      });
      expect(here.cookies.get('sid')).not.toBe(before);
      expect([await isIn(here), await isIn(there), await isCookieGood(before)]).toEqual([
        true,
        false,
        false,
      ]);
      expect([
        await opens(credentials),
        await opens({ ...credentials, password: ANOTHER }),
      ]).toEqual([false, true]);
      // Restores the first password, because the next test signs in with it.
      expect((await change(here, credentials.password, ANOTHER)).status).toBe(200);
    },
  );

  it.each([
    ['undici car.', 'invalid', /almeno 12/],
    ['x'.repeat(129), 'invalid', /al massimo 128/],
    ['melagrana melagrana', 'weak_password', /facile/],
    ['1qaz2wsx3edc', 'weak_password', /elenco/],
    [administrator.password, 'weak_password', /uguale/],
  ])('does not become %j', async (password, code, sentence) => {
    const here = await app.staff();
    const { status, body } = await change(here, password);
    expect([status, body.code, body.fields!['newPassword']]).toEqual([
      400,
      code,
      expect.stringMatching(sentence),
    ]);
    expect(await opens(administrator)).toBe(true);
  });

  it('does not change without the old one; guessing it ends after ten, and its owner can sign in elsewhere', async () => {
    const here = await app.staff();
    for (let guess = 0; guess < 10; guess++)
      expect((await change(here, ANOTHER, 'non è questa')).body.code).toBe('wrong_password');
    expect((await change(here, ANOTHER, 'non è questa')).status).toBe(400);
    const slowed = await change(here, ANOTHER);
    expect([slowed.status, slowed.body.code]).toEqual([429, 'too_many_attempts']);
    expect(await opens(administrator)).toBe(true);
  });

  it('changes while strangers guess at the account', async () => {
    const here = await app.staff();
    for (let guess = 0; guess < 12; guess++)
      await app.guest().post('/api/admin/login', { ...administrator, password: 'non è questa' });
    expect(await opens(administrator)).toBe(false);
    expect((await change(here, ANOTHER)).status).toBe(200);
    expect((await change(here, administrator.password, ANOTHER)).status).toBe(200);
  });

  it('rejects sign-ins whose check of the old password is still running', async () => {
    const [here, late] = [await app.staff(), app.guest()];
    await late.fetchCsrfToken();
    const judged = heldBack();
    const entering = late.post('/api/admin/login', administrator);
    await judged.reached;
    expect((await change(here, ANOTHER)).status).toBe(200);
    judged.goOn();
    expect((await entering).status).toBe(401);
    expect([await isIn(late), (await sessionsOf(here)).length]).toEqual([false, 1]);
    expect((await change(here, administrator.password, ANOTHER)).status).toBe(200);
  });
});

describe('the password of another account', () => {
  const body = JSON.stringify({
    currentPassword: administrator.password,
    newPassword: ANOTHER,
    session: null,
  });
  const json = { 'content-type': 'application/json' };

  it.each(['/api/admin/password', '/api/admin/sessions/end'])(
    '%s: not without a session, not without the token, not from another site',
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
      expect(await opens(administrator)).toBe(true);
    },
  );
});
