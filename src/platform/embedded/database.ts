import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { hasOwnerEnded } from './ownership.ts';
import { startEmbedded } from './postgres.ts';

const NAME = 'melagrana';

type Database = { readonly url: string; readonly embedded: boolean; readonly borrowed: boolean; stop(): Promise<void> };

const ensureDatabase = async (exists: () => Promise<boolean>, create: () => Promise<void>) => {
  if (!(await exists())) await create();
};

const CONNECT_MS = 5_000;
const RECOVERY_MS = 60_000;
const OWNER_END_MS = 3_000;
const POLL_MS = 250;
const CANNOT_CONNECT_NOW = '57P03';

const connectionError = async (connectionString: string): Promise<(Error & { code?: string }) | null> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  return client.connect().then(() => null, (error: Error) => error).finally(() => client.end().catch(() => undefined));
};

/**
 * Waits while the server starts, recovers or shuts down.
 *
 * @throws ConfigError in one sentence, without the address: it holds a password
 */
const assertAnswers = async (connectionString: string) => {
  const end = Date.now() + RECOVERY_MS;
  let error = await connectionError(connectionString);
  while (error?.code === CANNOT_CONNECT_NOW && Date.now() < end) {
    await sleep(POLL_MS);
    error = await connectionError(connectionString);
  }
  if (error) throw new ConfigError(`DATABASE_URL names a database that does not let us in: ${error.message}.`, { cause: error });
};

type Options = {
  /** Refuses the database of another running process. One that was just killed is waited for. */
  readonly exclusive?: boolean;
};

/** @throws ConfigError when `exclusive` and the data directory belongs to another running process */
const openEmbedded = async (dataDir: string, { exclusive = false }: Options) => {
  const dir = resolve(dataDir, 'postgres');
  const postgres = await startEmbedded({ dir, throwaway: false });
  if (!exclusive || !postgres.borrowed) return postgres;
  if (await hasOwnerEnded(dir, OWNER_END_MS)) return startEmbedded({ dir, throwaway: false });
  throw new ConfigError(`DATA_DIR ${dataDir} is in use by another running start: stop that one or choose another DATA_DIR.`);
};

/** The database of `DATABASE_URL`, or an embedded PostgreSQL in the data directory. */
export const openDatabase = async (databaseUrl: string | undefined, dataDir: string, options: Options = {}): Promise<Database> => {
  if (databaseUrl) {
    await assertAnswers(databaseUrl);
    return { url: databaseUrl, embedded: false, borrowed: false, stop: async () => undefined };
  }
  const postgres = await openEmbedded(dataDir, options);
  await ensureDatabase(
    () => postgres.admin(async (client) => (await client.query('select 1 from pg_database where datname = $1', [NAME])).rowCount === 1),
    () => postgres.createDatabase(NAME));
  return { url: postgres.url(NAME), embedded: true, borrowed: postgres.borrowed, stop: () => postgres.stop() };
};
