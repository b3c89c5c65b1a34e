import { prepareAppRole } from '#src/platform/database/app-role.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

/** The PostgreSQL of the tests offers no TLS, so a connection that requires TLS must fail. */
const REFUSED = /does not support SSL/;

let database: TestDatabase;
let urlWithTls: string;
beforeAll(async () => {
  database = await createTestDatabase();
  urlWithTls = `${database.url}?sslmode=verify-full`;
});
afterAll(() => database.drop());

const queryOnce = async (url: string) => {
  const pool = openConnectionPool({ url, connections: 1 });
  try {
    return (await createPooledSql(pool)('select 1 one'))[0];
  } finally {
    await pool.end();
  }
};

describe('the TLS mode of the database URL', () => {
  it('makes queries fail when the server offers no TLS', async () =>
    expect(queryOnce(urlWithTls)).rejects.toThrow(REFUSED));

  it('permits a connection without TLS when it is absent', async () =>
    expect(await queryOnce(database.url)).toEqual({ one: 1 }));

  it('makes migrations and the preparation of the role fail when the server offers no TLS', async () => {
    await expect(migrate(urlWithTls)).rejects.toThrow(REFUSED);
    await expect(prepareAppRole(urlWithTls, 'una-chiave-di-prova')).rejects.toThrow(REFUSED);
  });

  it('is copied to the URL of the application role', async () =>
    expect(await prepareAppRole(`${database.url}?sslmode=disable`, 'una-chiave-di-prova')).toMatch(
      /_app:.*\?sslmode=disable$/,
    ));
});
