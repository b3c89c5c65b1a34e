import pg from 'pg';
import { prepareAppRole } from '#src/platform/database/app-role.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { appendReservationRequested } from '#test/support/builders/append-reservation-requested-events.ts';

let database: TestDatabase;
let app: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  await appendReservationRequested(database, 3);
  app = new pg.Client({
    connectionString: (await prepareAppRole(database.url, 'una-chiave-di-prova'))!,
  });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

describe('the role that serves requests', () => {
  it.each([
    ['change an event', `update event set type = 'x'`],
    ['delete one', 'delete from event'],
    ['empty the log', 'truncate event cascade'],
    ['switch off its guard', 'alter table event disable trigger all'],
    ['drop its guard', 'drop trigger event_is_final on event'],
    ['lift every guard at once', 'set session_replication_role = replica'],
    ['make a table', 'create table public.mine (id int)'],
    ['become the owner', 'set role postgres'],
    ['forge the list of migrations', 'delete from mikro_orm_migrations'],
    ['read files of the server', `select pg_read_file('/etc/passwd')`],
  ])('cannot %s', async (_, statement) => {
    await expect(app.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    expect((await database.query('select from event')).length).toBe(3);
  });

  it('can read and add to the log, and do all that requests need', async () => {
    expect((await app.query('select pos from event')).rowCount).toBe(3);
    for (const { tablename } of await database.query<{ tablename: string }>(
      `select tablename from pg_tables where schemaname = 'public'`,
    ))
      await app.query(`select from "${tablename}" limit 1`);
    await app.query(
      `insert into personal_data (subject_id, data, salt) values (gen_random_uuid(), '{}', '\\x00')`,
    );
    expect((await app.query('delete from personal_data')).rowCount).toBe(1);
  });

  it('is made once and found again by the next start', async () =>
    expect(await prepareAppRole(database.url, 'una-chiave-di-prova')).toBe(
      await prepareAppRole(database.url, 'una-chiave-di-prova'),
    ));
});
