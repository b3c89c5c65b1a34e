import type pg from 'pg';
import { NEWEST_MIGRATION } from '#src/platform/database/migrations/newest.ts';
import {
  createErrorProblem,
  createWarningProblem,
  type ConfigProblem,
} from '#src/platform/config-problem.ts';

const OLDEST_SUPPORTED = 180_000;
const CLOCK_TOLERANCE_S = 30;

/** Read first, because older servers reject later queries. */
export type ServerFacts = {
  readonly version: number;
  readonly encoding: string;
  readonly readOnly: boolean;
  readonly clock: number;
};
export type RightsFacts = {
  readonly mayCreate: boolean;
  readonly ownsTables: boolean;
  /** Signed in as <database>_app, which the owner granted the necessary rights. */
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

const versionName = (version: number): string =>
  `${Math.floor(version / 10_000)}.${version % 10_000}`;

export const findServerProblems = (
  { version, encoding, readOnly, clock }: ServerFacts,
  now: number,
): ConfigProblem[] => {
  if (version < OLDEST_SUPPORTED)
    return [
      createErrorProblem(
        'DATABASE_URL',
        `names a PostgreSQL ${versionName(version)}: version 18 or newer is needed.`,
      ),
    ];
  const difference = Math.round(Math.abs(now - clock));
  return [
    ...(encoding === 'UTF8'
      ? []
      : [
          createErrorProblem(
            'DATABASE_URL',
            `names a database in the encoding ${encoding}: create it with UTF8.`,
          ),
        ]),
    ...(readOnly
      ? [
          createErrorProblem(
            'DATABASE_URL',
            'names a database that may only be read: give the address of the primary server.',
          ),
        ]
      : []),
    ...(difference > CLOCK_TOLERANCE_S
      ? [
          createWarningProblem(
            'DATABASE_URL',
            `names a server whose clock differs by ${difference} seconds from the clock of this machine: set both by NTP.`,
          ),
        ]
      : []),
  ];
};

export const findRightsProblems = ({
  mayCreate,
  ownsTables,
  isServingRole,
  newest,
}: RightsFacts): ConfigProblem[] => [
  ...(mayCreate || isServingRole
    ? []
    : [
        createErrorProblem(
          'DATABASE_URL',
          'signs in as a user who may not create tables in the schema public: give the owner of the database.',
        ),
      ]),
  ...(ownsTables || isServingRole
    ? []
    : [
        createErrorProblem(
          'DATABASE_URL',
          'signs in as a user who does not own the tables: give the owner of the database.',
        ),
      ]),
  ...(newest && newest > NEWEST_MIGRATION
    ? [
        createErrorProblem(
          'DATABASE_URL',
          `names a database that a newer version of the product has brought up to date (${newest}): start that version.`,
        ),
      ]
    : []),
];
