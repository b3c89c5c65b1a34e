import type pg from 'pg';
import { NEWEST_MIGRATION } from './migrations/newest.ts';
import { withClient } from './with-client.ts';

/** One number for every process that migrates: whoever comes second waits, then finds nothing to do. */
export const MIGRATION_LOCK = 7_061_201;
const UNDEFINED_TABLE = '42P01';

const isUpToDate = async (client: pg.Client): Promise<boolean> => {
  try {
    const { rows } = await client.query('select from mikro_orm_migrations where name = $1', [NEWEST_MIGRATION]);
    return rows.length > 0;
  } catch (error) {
    if ((error as { code?: string }).code === UNDEFINED_TABLE) return false;
    throw error;
  }
};

/**
 * Brings the database to the newest schema, one process at a time. What is needed for it is loaded only when there is something to do.
 *
 * @param to name of the migration to end with, for whoever writes old rows back
 * @throws Error when there is no such migration
 */
export const migrate = (url: string, to?: string): Promise<void> => withClient({ connectionString: url }, async (guard) => {
  if (!to && await isUpToDate(guard)) return;
  const { migrateTo } = await import('./migrator.ts');
  await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await migrateTo(url, to);
});
