import { TOKENS } from '#src/composition/tokens.ts';
import { generatePassword } from '#src/contexts/staff/accounts/create-first-accounts.ts';
import { upsertAccount } from '#src/contexts/staff/accounts/upsert-account.ts';
import { explainWeakness } from '#src/contexts/staff/passwords/password-hasher.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const ANOTHER = 'sette gradini di pietra';

let app: RunningApp;
let give: ReturnType<typeof upsertAccount>;
beforeAll(async () => {
  app = await startApp();
  give = upsertAccount({
    accounts: app.container.get(TOKENS.accounts),
    passwords: app.container.get(TOKENS.passwords),
  });
});
afterAll(() => app.stop());

const authenticated = async (client: ReturnType<RunningApp['guest']>) =>
  (await client.get<{ authenticated: boolean }>('/api/admin/check')).body.authenticated;
const events = () =>
  app.database.query<{ type: string; data: object }>(
    `select type, data from event where stream like 'account-%' order by pos desc limit 1`,
  );

describe('access from the command line', () => {
  it('a new password ends only the sessions of that account, and the old password is rejected', async () => {
    const [here, there, colleague] = [await app.staff(), await app.staff(), await app.auditor()];
    expect(await give('administrator', administrator.username, ANOTHER)).toBe('changed');
    expect([
      await authenticated(here),
      await authenticated(there),
      await authenticated(colleague),
    ]).toEqual([false, false, true]);
    expect((await app.guest().post('/api/admin/login', administrator)).status).toBe(401);
    expect(
      (await app.guest().post('/api/admin/login', { ...administrator, password: ANOTHER })).status,
    ).toBe(200);
  });

  it('each account and each change is an event, without a name or a password', async () => {
    expect(await give('auditor', 'una revisora', ANOTHER)).toBe('created');
    expect(await events()).toEqual([
      {
        type: 'AccessGiven',
        data: { role: 'auditor', nameCommitment: expect.stringMatching(/^[\da-f]{64}$/) },
      },
    ]);
    await give('auditor', 'una revisora', `${ANOTHER} e mezzo`);
    expect(await events()).toEqual([{ type: 'PasswordChanged', data: {} }]);
  });

  it.each([
    ['corta', 'weak_password'],
    ['melagrana melagrana', 'weak_password'],
    ['1qaz2wsx3edc', 'weak_password'],
  ])('not with the password %j', async (password, code) =>
    expect(give('auditor', 'un altro', password)).rejects.toMatchObject({ refusal: { code } }),
  );

  it('never turns an auditor into an administrator', async () =>
    expect(give('administrator', auditor.username.toUpperCase(), ANOTHER)).rejects.toMatchObject({
      refusal: { code: 'name_taken' },
    }));

  it('a password that is made up is of the same strength, and never the same', () => {
    const made = Array.from({ length: 200 }, generatePassword);
    expect(new Set(made).size).toBe(200);
    expect(made.filter((password) => !/^[\w-]{24}$/.test(password))).toEqual([]);
    expect(made.filter((password) => explainWeakness(password) !== null)).toEqual([]);
  });
});
