import { prepareAppRole } from '#src/platform/database/app-role.ts';
import { migrate } from '#src/platform/database/migrate.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

/** The PostgreSQL of the tests offers no TLS, so a connection that requires TLS must fail. */
const REFUSED = /does not support SSL/;

let database: TestDatabase;
let insisting: string;
beforeAll(async () => {
  database = await createTestDatabase();
  insisting = `${database.url}?sslmode=verify-full`;
});
afterAll(() => database.drop());

const asked = async (url: string) => {
  const pool = openConnectionPool({ url, connections: 1 });
  try {
    return (await createPooledSql(pool)('select 1 one'))[0];
  } finally {
    await pool.end();
  }
};

describe('an address of the database that asks for TLS', () => {
  it('is never answered by a connection in the clear: requests', async () =>
    expect(asked(insisting)).rejects.toThrow(REFUSED));

  it('leaves an address that asks for none as it was', async () =>
    expect(await asked(database.url)).toEqual({ one: 1 }));

  it('is never answered by a connection in the clear: migrations, roles', async () => {
    await expect(migrate(insisting)).rejects.toThrow(REFUSED);
    await expect(prepareAppRole(insisting, 'una-chiave-di-prova')).rejects.toThrow(REFUSED);
  });

  it('asks for it in the name of the role that serves requests as well', async () =>
    expect(await prepareAppRole(`${database.url}?sslmode=disable`, 'una-chiave-di-prova')).toMatch(
      /_app:.*\?sslmode=disable$/,
    ));
});
