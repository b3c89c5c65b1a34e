import { randomUUID } from 'node:crypto';
import pg from 'pg';

export type NonSuperuserDatabase = {
  readonly url: string;
  readonly query: <Row = Record<string, unknown>>(sql: string) => Promise<Row[]>;
  readonly drop: () => Promise<void>;
};

type Options = {
  /**
   * Value of PostgreSQL's setting `createrole_self_grant`. It decides which rights the owner gets
   * in roles that it creates.
   */
  readonly selfGrant?: string;
  readonly createRole?: boolean;
};

const PASSWORD = 'una-password-di-prova';

/**
 * Creates an empty database whose owner is no superuser, because managed PostgreSQL services offer
 * no superuser.
 */
export const createNonSuperuserDatabase = async ({
  selfGrant = '',
  createRole = true,
}: Options = {}): Promise<NonSuperuserDatabase> => {
  const name = `o_${randomUUID().slice(0, 8)}`;
  const server = process.env['TEST_DATABASE_SERVER']!;
  const run = async <Row>(connectionString: string, ...statements: string[]): Promise<Row[]> => {
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      let rows: Row[] = [];
      for (const statement of statements)
        ({ rows } = await client.query<Row & pg.QueryResultRow>(statement));
      return rows;
    } finally {
      await client.end();
    }
  };
  await run(
    server,
    `create role ${name} login nosuperuser createdb ${createRole ? 'createrole' : 'nocreaterole'} password '${PASSWORD}'`,
    `alter role ${name} set createrole_self_grant = '${selfGrant}'`,
    `create database ${name} owner ${name}`,
  );
  const asSuperuser = Object.assign(new URL(server), { pathname: `/${name}` });
  return {
    url: Object.assign(new URL(asSuperuser), { username: name, password: PASSWORD }).href,
    query: (sql) => run(asSuperuser.href, sql),
    drop: async () => {
      await run(
        server,
        `drop database ${name} with (force)`,
        `drop role if exists ${name}_app`,
        `drop role ${name}`,
      );
    },
  };
};
