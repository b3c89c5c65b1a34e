import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import type { ClientBase } from 'pg';
import { from } from 'pg-copy-streams';
import { migrate } from '../database/migrate.ts';
import { withClient } from '../database/with-client.ts';
import { tablePath, type BackupTable, type Manifest } from './manifest.ts';
import { countRows, listBackupTables } from './backup-tables.ts';

const withOwnerClient = <Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => withClient({ connectionString, application_name: 'restore' }, work);

const OTHER_CONNECTIONS = `select count(*)::int "count" from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'melagrana%'`;

const PREFILLED_TABLES = new Set(['log_head', 'clock_watermark', 'audit_memory']);

const holdsRows = async (client: ClientBase): Promise<boolean> => {
  for (const { name } of await listBackupTables(client))
    if (!PREFILLED_TABLES.has(name) && (await countRows(client, name)) > 0) return true;
  return false;
};

export const inspectTargetDatabase = (
  url: string,
): Promise<{ readonly inUse: boolean; readonly empty: boolean }> =>
  withOwnerClient(url, async (client) => {
    const {
      rows: [others],
    } = await client.query<{ count: number }>(OTHER_CONNECTIONS);
    return { inUse: others!.count > 0, empty: !(await holdsRows(client)) };
  });

/**
 * Deletes all tables, and BullMQ's job queue too. The outbox adds undelivered notices to the new
 * queue again.
 */
const dropSchemas = async (client: ClientBase) => {
  await client.query('drop schema if exists bullmq cascade');
  await client.query('drop schema public cascade');
  await client.query('create schema public');
};

const IDENTITIES = `
  select c.relname "table", a.attname "column" from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`;

const resetIdentitySequences = async (client: ClientBase) => {
  for (const { table, column } of (
    await client.query<{ table: string; column: string }>(IDENTITIES)
  ).rows) {
    const [quotedTable, name] = [client.escapeIdentifier(table), client.escapeIdentifier(column)];
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${name}), 0) + 1, false) from public.${quotedTable}`,
      [`public.${quotedTable}`, column],
    );
  }
};

const copyTable = async (client: ClientBase, folder: string, { name, columns }: BackupTable) => {
  const table = `public.${client.escapeIdentifier(name)}`;
  await pipeline(
    createReadStream(join(folder, tablePath(name))),
    client.query(
      from(
        `copy ${table} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')}) from stdin`,
      ),
    ),
  );
};

/**
 * Replaces the database of `url` by the tables of the backup in `folder`. `url` must connect as the
 * table owner.
 */
export const loadTables = async (
  url: string,
  folder: string,
  { schema, tables }: Manifest,
): Promise<void> => {
  await withOwnerClient(url, dropSchemas);
  await migrate(url, schema);
  await withOwnerClient(url, async (client) => {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    /*
     * Deletes the rows that migrations inserted, because the backup contains them too. Skips
     * `event`, which is empty and rejects every delete.
     */
    for (const { name } of tables.toReversed())
      if (name !== 'event')
        await client.query(`delete from public.${client.escapeIdentifier(name)}`);
    for (const table of tables) await copyTable(client, folder, table);
    await resetIdentitySequences(client);
    await client.query('commit');
  });
  await migrate(url);
};
