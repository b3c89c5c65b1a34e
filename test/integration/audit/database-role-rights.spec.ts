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

describe('the application role', () => {
  it.each([
    ['change an event', `update event set type = 'x'`],
    ['delete an event', 'delete from event'],
    ['truncate the log', 'truncate event cascade'],
    ['disable the triggers of the log', 'alter table event disable trigger all'],
    ['drop a trigger of the log', 'drop trigger event_is_final on event'],
    ['disable all triggers of the session', 'set session_replication_role = replica'],
    ['create a table', 'create table public.mine (id int)'],
    ['become a superuser', 'set role postgres'],
    ['delete applied migrations', 'delete from mikro_orm_migrations'],
    ['read files of the server', `select pg_read_file('/etc/passwd')`],
  ])('cannot %s', async (_, statement) => {
    await expect(app.query(statement)).rejects.toThrow(/permission denied|must be owner/);
    expect((await database.query('select from event')).length).toBe(3);
  });

  it('can read every table, and insert and delete personal data', async () => {
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

  it('keeps its connection URL when it is prepared again', async () =>
    expect(await prepareAppRole(database.url, 'una-chiave-di-prova')).toBe(
      await prepareAppRole(database.url, 'una-chiave-di-prova'),
    ));
});
