import { TOKENS } from '#src/composition/tokens.ts';
import { findAlteredAccountNames } from '#src/contexts/staff/account-names/altered-account-names.postgres.ts';
import { backfillNameCommitments } from '#src/contexts/staff/account-names/backfill-name-commitments.postgres.ts';
import { upsertAccount } from '#src/contexts/staff/accounts/upsert-account.ts';
import type { HistoryEvent } from '#src/contracts/history.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import type { HttpClient } from '#test/support/drivers/http-client.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const PASSWORD = 'sette gradini di pietra';

let app: RunningApp;
let staff: HttpClient;
beforeEach(async () => {
  app = await startApp();
  staff = await app.staff();
});
afterEach(() => app.stop());

const listHistory = async (query = '') =>
  (await staff.get<{ events: HistoryEvent[] }>(`/api/audit/events?${query}`)).body.events;
const listAlteredNames = async () =>
  (await findAlteredAccountNames(app.container.get(TOKENS.sql))).map(({ message }) =>
    message.replace(/[\da-f-]{36}/, '…'),
  );
const upsertAuditor = (username: string) =>
  upsertAccount({
    accounts: app.container.get(TOKENS.accounts),
    passwords: app.container.get(TOKENS.passwords),
  })('auditor', username, PASSWORD);
const readSignInActor = async () => (await listHistory('type=StaffSignedIn'))[0]!.by;

const runNameCheck = async () =>
  (await app.container.get(TOKENS.audit).verifyInstallation()).checks.find(
    ({ name }) => name === 'account_names',
  )!;

describe('the name of an account in the history', () => {
  it('is kept when the row of the sign-in is renamed, and verification reports the change', async () => {
    expect([await readSignInActor(), await listAlteredNames()]).toEqual(['direzione', []]);
    await app.database.query(`update admins set username = 'un altro nome'`);
    expect(await readSignInActor()).toBe('direzione');
    expect(await listAlteredNames()).toEqual([
      'Account …: il nome di accesso non è quello dell’evento',
    ]);
    expect(await runNameCheck()).toMatchObject({
      found: 1,
      flaws: [{ code: 'account_name_altered' }],
    });
  });

  it.each([
    [
      `update account_names set username = 'un altro' where username = 'direzione'`,
      /^account [\da-f]{8} \(nome alterato\)$/,
      'il nome conservato non è quello dell’evento',
    ],
    [
      `update account_names set salt = '\\x00' where username = 'direzione'`,
      /\(nome alterato\)$/,
      'il nome conservato non è quello dell’evento',
    ],
    [
      `delete from account_names where username = 'direzione'`,
      /\(nome mancante\)$/,
      'il nome conservato non c’è più',
    ],
  ])('is shown as unreliable after %s', async (tampering, shown, reported) => {
    await app.database.query(tampering);
    expect(await readSignInActor()).toMatch(shown);
    expect(await listAlteredNames()).toEqual([`Account …: ${reported}`]);
  });

  it('is reported when two names are exchanged, or an account is added or removed without an event', async () => {
    await app.database.query(`
      update account_names n set username = o.username, salt = o.salt from account_names o where n.account_id <> o.account_id`);
    expect(await listAlteredNames()).toHaveLength(2);
    await app.database.query(`insert into admins (username, password) values ('intruso', 'x')`);
    await app.database.query('delete from users');
    expect(await listAlteredNames()).toContain('Account …: nessun evento lo ha creato');
    expect(await listAlteredNames()).toHaveLength(3);
  });

  it('is reported when a role is changed without an event', async () => {
    await app.database.query(`update users set role = 'dining-room'`);
    expect(await listAlteredNames()).toEqual(['Account …: il ruolo non è quello dell’evento']);
  });

  it('is not in any event', async () => {
    await upsertAuditor('una revisora');
    expect(JSON.stringify(await app.database.query('select * from event'))).not.toMatch(
      /una revisora|direzione/,
    );
  });
});

describe('an account created by command', () => {
  it('is recorded with its name and the command line as actor, as is a change of its password', async () => {
    await upsertAuditor('una revisora');
    await upsertAuditor('una revisora');
    const [changed, created] = await listHistory();
    expect([created!.by, created!.sentence]).toEqual([
      'la riga di comando',
      'Creato l’account di un revisore. Account: una revisora.',
    ]);
    expect([changed!.by, changed!.sentence]).toEqual([
      'la riga di comando',
      'Password cambiata, sessioni chiuse. Account: una revisora.',
    ]);
  });
});

describe('accounts of an earlier version', () => {
  it('receive a commitment only once', async () => {
    await app.database.query('alter table event disable trigger user');
    await app.database.query(`update event set data = data - 'nameCommitment'`);
    await app.database.query('truncate account_names');
    expect(await readSignInActor()).toBe(administrator.username);
    const { commands } = app.container.get(TOKENS.appServices);
    expect([
      await backfillNameCommitments(commands),
      await backfillNameCommitments(commands),
    ]).toEqual([2, 0]);
    await app.database.query(`update admins set username = 'un altro nome'`);
    expect(await readSignInActor()).toBe('direzione');
    expect((await listHistory('type=AccountNamed')).map(({ sentence }) => sentence)).toContain(
      'Il nome dell’account è legato al registro. Account: direzione.',
    );
  });
});
