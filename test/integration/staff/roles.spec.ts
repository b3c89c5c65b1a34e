import { TOKENS } from '#src/composition/tokens.ts';
import type { HistoryEvent } from '#src/contracts/history.ts';
import type { StaffAccount } from '#src/contracts/staff/accounts.ts';
import type { SessionView } from '#src/contracts/staff/sign-in.ts';
import { findAlteredAccountNames } from '#src/contexts/staff/account-names/altered-account-names.postgres.ts';
import { administrator, logIn } from '#test/support/fixtures/staff-credentials.ts';
import { logInAs } from '#test/support/fixtures/staff-members.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const PASSWORD = 'nove ulivi sopra il muro';

let app: RunningApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.stop());

const newAccount = (over: object = {}) => ({
  username: 'Lucia',
  role: 'dining-room',
  password: PASSWORD,
  currentPassword: administrator.password,
  ...over,
});
const listAccounts = async () =>
  (await (await app.staff()).get<{ accounts: StaffAccount[] }>('/api/admin/accounts')).body
    .accounts;

describe('a new account', () => {
  it.each(['administrator', 'dining-room', 'cashier', 'kitchen', 'auditor'])(
    'signs in as %s, and the history names its creator',
    async (role) => {
      const staff = await app.staff();
      const opened = await staff.post('/api/admin/accounts', newAccount({ role }));
      expect([opened.status, opened.body]).toEqual([201, { username: 'Lucia', role }]);
      const client = await logIn(app.guest(), { username: 'lucia', password: PASSWORD });
      expect((await client.get<SessionView>('/api/admin/check')).body).toEqual({
        authenticated: true,
        username: 'Lucia',
        role,
      });
      const { events } = (
        await staff.get<{ events: HistoryEvent[] }>('/api/audit/events?type=AccessGiven')
      ).body;
      expect(events[0]!.by).toBe(administrator.username);
      expect(JSON.stringify(await app.database.query('select data from event'))).not.toContain(
        'Lucia',
      );
      expect(await findAlteredAccountNames(app.container.get(TOKENS.sql))).toEqual([]);
    },
  );

  it('is rejected with a name in use, a weak password, an unknown role or a wrong own password', async () => {
    const staff = await app.staff();
    const refusal = async (over: object) => {
      const { status, body } = await staff.post<{ code: string; fields?: object }>(
        '/api/admin/accounts',
        newAccount(over),
      );
      return [status, Object.keys(body.fields ?? {})[0] ?? body.code];
    };
    expect(await refusal({ username: administrator.username.toUpperCase() })).toEqual([
      409,
      'name_taken',
    ]);
    expect(await refusal({ password: 'melagrana2026' })).toEqual([400, 'password']);
    expect(await refusal({ password: 'corta' })).toEqual([400, 'password']);
    expect(await refusal({ role: 'chef' })).toEqual([400, 'role']);
    expect(await refusal({ username: ' ' })).toEqual([400, 'username']);
    expect(await refusal({ currentPassword: 'non è questa' })).toEqual([400, 'currentPassword']);
    expect(await listAccounts()).toHaveLength(2);
  });

  it('is listed by role, and closing it ends its sessions', async () => {
    const cook = await logInAs(app, 'kitchen');
    await logInAs(app, 'dining-room');
    expect((await listAccounts()).map(({ role }) => role)).toEqual([
      'administrator',
      'dining-room',
      'kitchen',
      'auditor',
    ]);
    expect((await cook.get('/api/kitchen')).status).toBe(200);
    const { id } = (await listAccounts()).find(({ role }) => role === 'kitchen')!;
    const closed = await (
      await app.staff()
    ).post(`/api/admin/accounts/${id}/close`, { currentPassword: administrator.password });
    expect(closed.status).toBe(204);
    expect((await cook.get('/api/kitchen')).status).toBe(401);
  });

  it('is not offered for access to personal data unless its role is auditor', async () => {
    await logInAs(app, 'dining-room');
    const { body } = await (
      await app.staff()
    ).get<{ auditors: { username: string }[] }>('/api/audit/access');
    expect(body.auditors.map(({ username }) => username)).toEqual(['revisione']);
  });
});
