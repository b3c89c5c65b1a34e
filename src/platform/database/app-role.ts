import pg from 'pg';
import { ConfigError } from '../config.ts';
import { MIGRATION_LOCK } from './migrate.ts';
import { withClient } from './with-client.ts';
import {
  WRONG_PASSWORD,
  INSUFFICIENT_PRIVILEGE,
  errorCode,
  signInError,
} from './find-sign-in-error.ts';

/**
 * Grants the rights of the role that serves requests. On the table `event`, this role may only
 * select and insert.
 */
const grantStatements = (role: string, database: string): string[] => [
  // BullMQ's `create schema if not exists` needs the right `create`, even if the schema exists.
  `grant connect, temporary, create on database ${database} to ${role}`,
  `grant usage on schema public to ${role}`,
  `grant select, insert, update, delete on all tables in schema public to ${role}`,
  `grant usage, select on all sequences in schema public to ${role}`,
  `revoke update, delete, truncate, references, trigger on event from ${role}`,
  /*
   * The right `maintain` (PostgreSQL 17) allows VACUUM after an erasure. Without VACUUM, erased
   * data would stay in the files until autovacuum.
   */
  `do $$ begin if current_setting('server_version_num')::int >= 170000 then execute ${pg.escapeLiteral(`grant maintain on personal_data to ${role}`)}; end if; end $$`,
  `revoke insert, update, delete on mikro_orm_migrations from ${role}`,
];

/**
 * Throws a ConfigError if running processes use another SESSION_SECRET. A new secret changes the
 * password of the role and would lock them out.
 */
const assertOneSecret = async (client: pg.Client, name: string, url: string): Promise<void> => {
  const { rowCount: inUse } = await client.query(
    'select from pg_stat_activity where usename = $1 limit 1',
    [name],
  );
  if (inUse === 1 && (await signInError(url)) === WRONG_PASSWORD)
    throw new ConfigError(
      'SESSION_SECRET is not the one that the running processes of this database have: give the same one, or stop them first.',
    );
};

type RoleRow = { readonly powerful: boolean };

/**
 * Creates the role or updates its password. Sets `nosuperuser` only if necessary, because only
 * superusers may set it.
 */
const prepareRole = async (
  client: pg.Client,
  name: string,
  password: string,
  url: string,
): Promise<void> => {
  const role = client.escapeIdentifier(name);
  const {
    rows: [found],
  } = await client.query<RoleRow>(
    'select rolsuper or rolcreatedb or rolcreaterole "powerful" from pg_roles where rolname = $1',
    [name],
  );
  const secret = `login password ${client.escapeLiteral(password)}`;
  if (!found) await client.query(`create role ${role} ${secret}`);
  else if (await signInError(url)) await client.query(`alter role ${role} ${secret}`);
  if (found?.powerful) await client.query(`alter role ${role} nosuperuser nocreatedb nocreaterole`);
};

/**
 * Creates BullMQ's schema, which the table owner owns. PostgreSQL lets a user create a schema only
 * for roles of which the user is a member.
 */
const prepareQueueSchema = async (client: pg.Client, name: string): Promise<void> => {
  const {
    rows: [schema],
  } = await client.query<{ usable: boolean }>(
    `select has_schema_privilege($1, oid, 'create') and has_schema_privilege($1, oid, 'usage') "usable" from pg_namespace where nspname = 'bullmq'`,
    [name],
  );
  if (!schema) await client.query('create schema bullmq');
  if (!schema?.usable)
    await client.query(`grant usage, create on schema bullmq to ${client.escapeIdentifier(name)}`);
};

const prepareRoleInTransaction = async (
  client: pg.Client,
  name: string,
  password: string,
  url: string,
): Promise<void> => {
  await client.query('begin');
  try {
    await prepareRole(client, name, password, url);
    for (const statement of grantStatements(
      client.escapeIdentifier(name),
      client.escapeIdentifier(client.database!),
    ))
      await client.query(statement);
    await prepareQueueSchema(client, name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/**
 * Creates or updates the role that serves requests. Returns its database URL, or null if `ownerUrl`
 * may not manage roles.
 */
export const prepareAppRole = (ownerUrl: string, password: string): Promise<string | null> =>
  withClient({ connectionString: ownerUrl }, async (client) => {
    // Waits for the migration lock, because concurrent grants on the same objects fail.
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const name = `${client.database!}_app`;
    const url = Object.assign(new URL(ownerUrl), { username: name, password }).href;
    await assertOneSecret(client, name, url);
    try {
      await prepareRoleInTransaction(client, name, password, url);
    } catch (error) {
      if (errorCode(error) === INSUFFICIENT_PRIVILEGE) return null;
      throw error;
    }
    return url;
  });
