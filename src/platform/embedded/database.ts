import { join } from 'node:path';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { startEmbedded } from './postgres.ts';

const NAME = 'melagrana';

type Database = { readonly url: string; readonly embedded: boolean; readonly borrowed: boolean; stop(): Promise<void> };

const ensureDatabase = async (exists: () => Promise<boolean>, create: () => Promise<void>) => {
  if (!(await exists())) await create();
};

const PATIENCE_MS = 5_000;

/** @throws ConfigError in one sentence, without the address: it holds a password. */
const assertAnswers = async (connectionString: string) => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new ConfigError(`DATABASE_URL names a database that does not let us in: ${(error as Error).message}.`, { cause: error });
  } finally {
    await client.end().catch(() => undefined);
  }
};

/** The database of `DATABASE_URL`, or an embedded PostgreSQL in the data directory. */
export const openDatabase = async (databaseUrl: string | undefined, dataDir: string): Promise<Database> => {
  if (databaseUrl) {
    await assertAnswers(databaseUrl);
    return { url: databaseUrl, embedded: false, borrowed: false, stop: async () => undefined };
  }
  const postgres = await startEmbedded({ dir: join(dataDir, 'postgres'), throwaway: false });
  await ensureDatabase(
    () => postgres.admin(async (client) => (await client.query('select 1 from pg_database where datname = $1', [NAME])).rowCount === 1),
    () => postgres.createDatabase(NAME));
  return { url: postgres.url(NAME), embedded: true, borrowed: postgres.borrowed, stop: () => postgres.stop() };
};
