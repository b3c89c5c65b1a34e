import { seedInitialData } from '#src/bootstrap/seed-initial-data.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { upsertAccount } from '#src/contexts/staff/accounts/upsert-account.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { addStaffMember } from '#test/support/fixtures/staff-members.ts';
import { givePin } from '#test/support/fixtures/trusted-device.ts';

let app: RunningApp;
const sql = <Row = Record<string, unknown>>(query: string) => app.database.query<Row>(query);
beforeEach(async () => {
  app = await startApp();
  for (const name of ['Lucia', 'Rocco']) {
    await addStaffMember(app, 'dining-room', name);
    await givePin(app, name, '4071');
  }
});
afterEach(() => app.stop());

const runCheck = async () =>
  (await app.container.get(TOKENS.audit).verifyInstallation()).checks.find(
    ({ name }) => name === 'credentials',
  )!;
const listFlaws = async () =>
  (await runCheck()).flaws.map(({ message }) => message.replace(/[\da-f-]{36}/, '…'));
const countEvents = async (type: string) =>
  (await sql(`select from event where type = '${type}'`)).length;

describe('the credentials of the staff', () => {
  it('match the log in an untouched installation, which says that sessions are not proven', async () => {
    expect(await runCheck()).toMatchObject({ checked: 4, found: 0, ran: true });
    expect((await runCheck()).notChecked).toContain('sessioni');
    await upsertAccount({
      accounts: app.container.get(TOKENS.accounts),
      passwords: app.container.get(TOKENS.passwords),
    })('administrator', administrator.username, 'sette gradini di pietra');
    await givePin(app, 'Lucia', '8264').catch(() => undefined);
    expect(await listFlaws()).toEqual([]);
  });

  it.each([
    [
      'a password hash copied from another account',
      `update admins set password = (select password from users where username = 'Lucia')`,
      ['Account …: la password o il ruolo non sono quelli dell’ultimo evento.'],
    ],
    [
      'a password hash copied between two accounts of staff',
      `update users set password = (select password from users where username = 'Lucia') where username = 'Rocco'`,
      ['Account …: la password o il ruolo non sono quelli dell’ultimo evento.'],
    ],
    [
      'a changed role',
      `update users set role = 'cashier' where username = 'Rocco'`,
      ['Account …: la password o il ruolo non sono quelli dell’ultimo evento.'],
    ],
    [
      'digits copied from another person',
      `update staff_pins set hash = (select hash from staff_pins p join users u on u.id = p.account_id where username = 'Lucia')`,
      ['Account …: le quattro cifre non sono quelle dell’ultimo evento.'],
    ],
    [
      'digits that no owner gave',
      `insert into staff_pins (account_id, hash) select id, 'x' from admins`,
      ['Account …: nessun evento annota le quattro cifre.'],
    ],
    [
      'removed digits',
      `delete from staff_pins where account_id = (select id from users where username = 'Rocco')`,
      ['Account …: le quattro cifre non ci sono più.'],
    ],
  ])('are reported after %s', async (_, tamper, flaws) => {
    await sql(tamper);
    expect(await listFlaws()).toEqual(flaws);
  });

  it('match the log after a sign-in renewed the hash of the same password', async () => {
    const accounts = app.container.get(TOKENS.accounts);
    const account = (await accounts.find('Lucia'))!;
    await accounts.replaceHash(account, `${account.password} renewed`);
    expect([await countEvents('CredentialsRecorded'), await listFlaws()]).toEqual([1, []]);
    await accounts.replaceHash(account, 'a hash of an older password');
    expect([await countEvents('CredentialsRecorded'), await listFlaws()]).toEqual([1, []]);
  });

  it('and the names of an earlier version are recorded once, at the start of the product', async () => {
    const start = () =>
      seedInitialData(
        { context: app.container.get(TOKENS.bootContext), embedded: false },
        app.application,
      );
    await sql(`
      set session_replication_role = replica;
      update event set data = data - 'passwordCommitment' - 'pinCommitment' - 'nameCommitment';
      set session_replication_role = default;
      truncate account_names`);
    expect((await runCheck()).found).toBe(6);
    await start();
    await start();
    expect([
      await countEvents('CredentialsRecorded'),
      await countEvents('AccountNamed'),
      await listFlaws(),
    ]).toEqual([4, 4, []]);
  });
});
