import { TOKENS } from '#src/composition/tokens.ts';
import { generatePassword } from '#src/contexts/staff/accounts/create-first-accounts.ts';
import { upsertAccount } from '#src/contexts/staff/accounts/upsert-account.ts';
import { explainWeakness } from '#src/contexts/staff/passwords/password-hasher.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const NEW_PASSWORD = 'sette gradini di pietra';

let app: RunningApp;
let giveAccess: ReturnType<typeof upsertAccount>;
beforeAll(async () => {
  app = await startApp();
  giveAccess = upsertAccount({
    accounts: app.container.get(TOKENS.accounts),
    passwords: app.container.get(TOKENS.passwords),
  });
});
afterAll(() => app.stop());

const isAuthenticated = async (client: ReturnType<RunningApp['guest']>) =>
  (await client.get<{ authenticated: boolean }>('/api/admin/check')).body.authenticated;
const readLastEvent = () =>
  app.database.query<{ type: string; data: object }>(
    `select type, data from event where stream like 'account-%' order by pos desc limit 1`,
  );

describe('the give-access command', () => {
  it('ends only the sessions of the account whose password it changes, and the old password fails', async () => {
    const [here, there, colleague] = [await app.staff(), await app.staff(), await app.auditor()];
    expect(await giveAccess('administrator', administrator.username, NEW_PASSWORD)).toBe('changed');
    expect([
      await isAuthenticated(here),
      await isAuthenticated(there),
      await isAuthenticated(colleague),
    ]).toEqual([false, false, true]);
    expect((await app.guest().post('/api/admin/login', administrator)).status).toBe(401);
    expect(
      (await app.guest().post('/api/admin/login', { ...administrator, password: NEW_PASSWORD }))
        .status,
    ).toBe(200);
  });

  it('appends an event without name or password for a new account and a new password', async () => {
    expect(await giveAccess('auditor', 'una revisora', NEW_PASSWORD)).toBe('created');
    expect(await readLastEvent()).toEqual([
      {
        type: 'AccessGiven',
        data: {
          role: 'auditor',
          nameCommitment: expect.stringMatching(/^[\da-f]{64}$/),
          passwordCommitment: expect.stringMatching(/^[\da-f]{64}$/),
        },
      },
    ]);
    await giveAccess('auditor', 'una revisora', `${NEW_PASSWORD} e mezzo`);
    expect(await readLastEvent()).toEqual([
      {
        type: 'PasswordChanged',
        data: { passwordCommitment: expect.stringMatching(/^[\da-f]{64}$/) },
      },
    ]);
  });

  it.each([
    ['corta', 'weak_password'],
    ['melagrana melagrana', 'weak_password'],
    ['1qaz2wsx3edc', 'weak_password'],
  ])('rejects the password %j', async (password, code) =>
    expect(giveAccess('auditor', 'un altro', password)).rejects.toMatchObject({
      refusal: { code },
    }),
  );

  it('does not turn an auditor into an administrator', async () =>
    expect(
      giveAccess('administrator', auditor.username.toUpperCase(), NEW_PASSWORD),
    ).rejects.toMatchObject({
      refusal: { code: 'name_taken' },
    }));

  it('generates 200 different passwords, none of which is weak', () => {
    const generated = Array.from({ length: 200 }, generatePassword);
    expect(new Set(generated).size).toBe(200);
    expect(generated.filter((password) => !/^[\w-]{24}$/.test(password))).toEqual([]);
    expect(generated.filter((password) => explainWeakness(password) !== null)).toEqual([]);
  });
});
