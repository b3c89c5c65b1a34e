import type pg from 'pg';

/**
 * Facts that the preflight check reads first, because later queries fail on an unsupported
 * PostgreSQL version.
 */
export type ServerFacts = {
  readonly version: number;
  readonly encoding: string;
  readonly readOnly: boolean;
  readonly clock: number;
};
export type RightsFacts = {
  readonly mayCreate: boolean;
  readonly ownsTables: boolean;
  /** True for the role `<database>_app`, to which the owner role granted the necessary rights. */
  readonly isServingRole: boolean;
  readonly newest: string | null;
  readonly administrators: number | null;
};

export const readServerFacts = async (client: pg.Client): Promise<ServerFacts> =>
  (
    await client.query<ServerFacts>(`
  select current_setting('server_version_num')::int "version", current_setting('server_encoding') "encoding",
    pg_is_in_recovery() or current_setting('transaction_read_only') = 'on' "readOnly", extract(epoch from clock_timestamp())::float "clock"`)
  ).rows[0]!;

const tableExists = async (client: pg.Client, table: string): Promise<boolean> =>
  (
    await client.query<{ there: boolean }>('select to_regclass($1) is not null "there"', [
      `public.${table}`,
    ])
  ).rows[0]!.there;

const readRow = async <Row extends pg.QueryResultRow>(
  client: pg.Client,
  table: string,
  query: string,
): Promise<Row | null> =>
  (await tableExists(client, table)) ? ((await client.query<Row>(query)).rows[0] ?? null) : null;

export const readRightsFacts = async (client: pg.Client): Promise<RightsFacts> => {
  const {
    rows: [rights],
  } = await client.query<Omit<RightsFacts, 'newest' | 'administrators'>>(`
    select coalesce((select has_schema_privilege(oid, 'create') from pg_namespace where nspname = 'public'), has_database_privilege(current_database(), 'create')) "mayCreate",
      coalesce((select bool_and(pg_has_role(relowner, 'usage')) from pg_class where relnamespace = to_regnamespace('public') and relkind = 'r'), true) "ownsTables",
      current_user = current_database() || '_app' and to_regclass('public.event') is not null "isServingRole"`);
  if (!rights!.ownsTables && !rights!.isServingRole)
    return { ...rights!, newest: null, administrators: null };
  const migration = await readRow<{ name: string }>(
    client,
    'mikro_orm_migrations',
    'select name from mikro_orm_migrations order by name desc limit 1',
  );
  const staff = await readRow<{ count: number }>(
    client,
    'admins',
    'select count(*)::int "count" from admins',
  );
  return { ...rights!, newest: migration?.name ?? null, administrators: staff?.count ?? 0 };
};
