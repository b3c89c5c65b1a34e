import pg from 'pg';
import { ConfigError } from '../config.ts';
import { MIGRATION_LOCK } from './migrate.ts';
import { withClient } from './with-client.ts';

/** What the product may do with its own tables; of the log it may only read and add to. */
const grantsTo = (role: string, database: string): string[] => [
  // `create`: the queue asks for its own schema with `if not exists`, which needs the right even where it does exist.
  `grant connect, temporary, create on database ${database} to ${role}`,
  `grant usage on schema public to ${role}`,
  `grant select, insert, update, delete on all tables in schema public to ${role}`,
  `grant usage, select on all sequences in schema public to ${role}`,
  `revoke update, delete, truncate, references, trigger on event from ${role}`,
  `revoke insert, update, delete on mikro_orm_migrations from ${role}`,
  // The queue brings its own schema up to date.
  `create schema if not exists bullmq authorization ${role}`,
];

const WRONG_PASSWORD = '28P01';

const mayMakeRoles = async (client: pg.Client): Promise<boolean> =>
  (await client.query('select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)')).rowCount === 1;

const letsIn = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  return client.connect().then(() => true, ({ code }: { code?: string }) => code !== WRONG_PASSWORD).finally(() => client.end().catch(() => undefined));
};

/** Whoever came with another secret, a command typed without the house's settings, would lock the running processes out. */
const assertOneSecret = async (client: pg.Client, name: string, url: string): Promise<void> => {
  const { rowCount: inUse } = await client.query('select from pg_stat_activity where usename = $1 limit 1', [name]);
  if (inUse === 1 && !(await letsIn(url)))
    throw new ConfigError('SESSION_SECRET is not the one that the running processes of this database have: give the same one, or stop them first.');
};

const prepare = async (client: pg.Client, name: string, password: string): Promise<void> => {
  const role = client.escapeIdentifier(name);
  const known = (await client.query('select from pg_roles where rolname = $1', [name])).rowCount === 1;
  await client.query(`${known ? 'alter' : 'create'} role ${role} login nosuperuser nocreatedb nocreaterole password ${client.escapeLiteral(password)}`);
  for (const grant of grantsTo(role, client.escapeIdentifier(client.database!))) await client.query(grant);
};

/**
 * A role that can serve the whole product but neither change nor delete an event, whatever statement is smuggled in.
 *
 * @param ownerUrl whoever owns the tables; used for migrations and here, never for requests.
 * @throws ConfigError while processes with another secret are at work
 * @returns its address; null where the owner may not make roles, as with some hosted databases.
 */
export const appRoleUrl = (ownerUrl: string, password: string): Promise<string | null> => withClient({ connectionString: ownerUrl }, async (client) => {
  if (!(await mayMakeRoles(client))) return null;
  // One process at a time: two that grant at once would trip over each other.
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const username = `${client.database!}_app`;
  const url = Object.assign(new URL(ownerUrl), { username, password }).href;
  await assertOneSecret(client, username, url);
  await prepare(client, username, password);
  return url;
});
