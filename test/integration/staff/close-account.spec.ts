import { staffCommands } from '#src/contexts/staff/staff.commands.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { findAlteredAccountNames } from '#src/contexts/staff/account-names/altered-account-names.postgres.ts';
import { eraseClosedAccountNames } from '#src/contexts/staff/account-names/erase-closed-account-names.postgres.ts';
import type { StaffAccount } from '#src/contracts/staff/accounts.ts';
import type { HistoryEvent } from '#src/contracts/history.ts';
import { administrator, auditor, logIn } from '#test/support/fixtures/staff-credentials.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const colleague = { username: 'una collega', password: 'sette gradini di pietra' };

let app: RunningApp;
let staff: HttpClient;
beforeEach(async () => {
  app = await startApp();
  staff = await app.staff();
  await app.container
    .get(TOKENS.accounts)
    .add(
      'administrator',
      colleague.username,
      await app.container.get(TOKENS.passwords).hash(colleague.password),
    );
});
afterEach(() => app.stop());

const accounts = async () =>
  (await staff.get<{ accounts: StaffAccount[] }>('/api/admin/accounts')).body.accounts;
const idOf = async (username: string) =>
  (await accounts()).find((account) => account.username === username)!.id;
const closeAccount = async (
  client: HttpClient,
  id: string,
  currentPassword = administrator.password,
) =>
  client.post<{ code: string } | null>(`/api/admin/accounts/${id}/close`, {
    currentPassword,
  });
const listHistory = async (query: string) =>
  (await staff.get<{ events: HistoryEvent[] }>(`/api/audit/events?${query}`)).body.events;
const runCommand = (...args: string[]) =>
  staffCommands['close-account'].run(app.application, args, () => undefined);

describe('closing an account', () => {
  it('ends its sessions, blocks its sign-in, and appends an event that shows its name', async () => {
    const other = await logIn(app.guest(), colleague);
    expect((await closeAccount(staff, await idOf(colleague.username))).status).toBe(204);
    expect((await other.get('/api/reservations')).status).toBe(401);
    expect((await app.guest().post('/api/admin/login', colleague)).status).toBe(401);
    expect(
      (await accounts()).map(({ username, role, current }) => ({ username, role, current })),
    ).toEqual([
      { username: 'direzione', role: 'administrator', current: true },
      { username: 'revisione', role: 'auditor', current: false },
    ]);
    const [closed] = await listHistory('type=AccountClosed');
    expect([closed!.by, closed!.sentence]).toEqual([
      'direzione',
      'Chiuso l’account di un titolare. Account: una collega (account chiuso).',
    ]);
    expect((await listHistory('type=StaffSignedIn')).map(({ by }) => by)).toContain(
      'una collega (account chiuso)',
    );
    expect(await findAlteredAccountNames(app.container.get(TOKENS.sql))).toEqual([]);
  });

  it('is refused with a wrong password, for the own or an unknown account, and to an auditor', async () => {
    const [own, other] = [await idOf(administrator.username), await idOf(colleague.username)];
    expect((await closeAccount(staff, other, 'non è questa')).body!.code).toBe('wrong_password');
    expect((await closeAccount(staff, own)).body!.code).toBe('own_account');
    expect((await closeAccount(staff, crypto.randomUUID())).body!.code).toBe('account_unknown');
    expect((await closeAccount(await app.auditor(), other, auditor.password)).status).toBe(401);
    expect(await accounts()).toHaveLength(3);
  });

  it('keeps one administrator when two close each other concurrently', async () => {
    const other = await logIn(app.guest(), colleague);
    const [own, others] = [await idOf(administrator.username), await idOf(colleague.username)];
    await Promise.all([closeAccount(staff, others), closeAccount(other, own, colleague.password)]);
    expect(await app.database.query('select 1 from admins')).toHaveLength(1);
  });

  it('requires --yes on the command line, and is refused for the last administrator', async () => {
    await expect(runCommand('--username', colleague.username)).rejects.toThrow(
      /Nessun account è stato chiuso/,
    );
    await expect(runCommand('--username', 'chi?', '--yes')).rejects.toThrow(
      /Nessun account con il nome/,
    );
    await runCommand('--username', colleague.username.toUpperCase(), '--yes');
    expect((await listHistory('type=AccountClosed'))[0]!.by).toBe('la riga di comando');
    await expect(runCommand('--username', administrator.username, '--yes')).rejects.toMatchObject({
      refusal: { code: 'last_administrator' },
    });
  });
});

describe('the name of a closed account', () => {
  it('is erased after 24 months, after which history and verification work without it', async () => {
    await closeAccount(staff, await idOf(colleague.username));
    const erase = eraseClosedAccountNames(app.container.get(TOKENS.appServices).commands);
    expect(await erase()).toBe(0);
    app.clock.advanceMinutes(731 * 24 * 60);
    expect([await erase(), await erase()]).toEqual([1, 0]);
    expect(
      await app.database.query(
        `select 1 from account_names where username = '${colleague.username}'`,
      ),
    ).toEqual([]);
    expect((await listHistory('type=AccountClosed'))[0]!.sentence).toMatch(
      /Account: account chiuso\.$/,
    );
    expect(await findAlteredAccountNames(app.container.get(TOKENS.sql))).toEqual([]);
  });
});
