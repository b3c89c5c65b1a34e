import type pg from 'pg';
import { ConfigError } from '../config.ts';
import { NEWEST_MIGRATION } from './migrations/newest.ts';
import { withClient } from './with-client.ts';

export const MIGRATION_LOCK = 7_061_201;
const UNDEFINED_TABLE = '42P01';

const ranMigrations = async (client: pg.Client): Promise<string[] | null> => {
  try {
    return (await client.query<{ name: string }>('select name from mikro_orm_migrations')).rows.map(
      ({ name }) => name,
    );
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return null;
    throw error;
  }
};

const isUpToDate = async (client: pg.Client): Promise<boolean> => {
  const names = (await ranMigrations(client)) ?? [];
  const newer = names
    .filter((name) => name > NEWEST_MIGRATION)
    .sort()
    .at(-1);
  if (newer)
    throw new ConfigError(
      `The database was brought up to date by a newer version of the product (${newer}): start that version, or restore a backup from before.`,
    );
  return names.includes(NEWEST_MIGRATION);
};

export const assertUpToDate = (url: string): Promise<void> =>
  withClient({ connectionString: url }, async (client) => {
    if (!(await isUpToDate(client)))
      throw new ConfigError(
        'The schema of the database is older than this program, and the role of DATABASE_URL may not change it: run npm run db:migrate with DATABASE_OWNER_URL first.',
      );
  });

export const isMigrated = (url: string): Promise<boolean> =>
  withClient({ connectionString: url }, async (client) => (await ranMigrations(client)) !== null);

/**
 * Migrates the schema up to the migration `to`, or without `to` up to the newest one. Without `to`,
 * throws a ConfigError if the schema is newer than this program.
 */
export const migrate = (url: string, to?: string): Promise<void> =>
  withClient({ connectionString: url }, async (lockClient) => {
    if (!to && (await isUpToDate(lockClient))) return;
    const { migrateTo } = await import('./mikro-orm-migrator.ts');
    await lockClient.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrateTo(url, to);
  });
