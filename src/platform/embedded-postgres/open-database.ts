import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ConfigError, toConfigError } from '../config.ts';
import { createErrorProblem, type ConfigProblem } from '../config-problem.ts';
import { databaseExists } from './create-database.postgres.ts';
import { hasOwnerEnded } from './process-ownership.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-server.ts';

const NAME = 'melagrana';

type Database = {
  readonly url: string;
  readonly embedded: boolean;
  readonly borrowed: boolean;
  stop(): Promise<void>;
};

const noDatabaseError = (dataDir: string) =>
  new ConfigError(
    `There is nothing to work on: DATABASE_URL is not set, and DATA_DIR ${resolve(dataDir)} holds no database. Give the settings of the installation, as in its .env.`,
  );

const ensureDatabase = async (
  { admin, createDatabase }: EmbeddedPostgres,
  dataDir: string,
  existing: boolean,
): Promise<void> => {
  if (await admin((client) => databaseExists(client, NAME))) return;
  if (existing) throw noDatabaseError(dataDir);
  await createDatabase(NAME);
};

const CONNECT_MS = 5_000;
const RECOVERY_MS = 60_000;
const OWNER_END_MS = 3_000;
const POLL_MS = 250;
const CANNOT_CONNECT_NOW = '57P03';

const connectionError = async (
  connectionString: string,
): Promise<(Error & { code?: string }) | null> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(
      () => null,
      (error: Error) => error,
    )
    .finally(() => client.end().catch(() => undefined));
};

/** The message omits the database URL, because the URL contains a password. */
export const findConnectionProblem = async (
  connectionString: string,
  { wait }: { readonly wait: boolean },
): Promise<ConfigProblem | null> => {
  const end = Date.now() + (wait ? RECOVERY_MS : 0);
  let error = await connectionError(connectionString);
  while (error?.code === CANNOT_CONNECT_NOW && Date.now() < end) {
    await sleep(POLL_MS);
    error = await connectionError(connectionString);
  }
  return (
    error &&
    createErrorProblem(
      'DATABASE_URL',
      `names a database that does not let us in: ${error.message || error.code || error.name}.`,
    )
  );
};

const assertConnects = async (connectionString: string): Promise<void> => {
  const problem = await findConnectionProblem(connectionString, { wait: true });
  if (problem) throw toConfigError([problem]);
};

export type DatabaseOptions = {
  readonly exclusive?: boolean;
  readonly existing?: boolean;
};

const openEmbedded = async (dataDir: string, { exclusive = false }: DatabaseOptions) => {
  const dir = resolve(dataDir, 'postgres');
  const postgres = await startEmbeddedPostgres({ dir, throwaway: false });
  if (!exclusive || !postgres.borrowed) return postgres;
  if (await hasOwnerEnded(dir, OWNER_END_MS))
    return startEmbeddedPostgres({ dir, throwaway: false });
  throw new ConfigError(
    `DATA_DIR ${dataDir} is in use by another running start: stop that one or choose another DATA_DIR.`,
  );
};

export const openDatabase = async (
  databaseUrl: string | undefined,
  dataDir: string,
  options: DatabaseOptions = {},
): Promise<Database> => {
  if (databaseUrl) {
    await assertConnects(databaseUrl);
    return { url: databaseUrl, embedded: false, borrowed: false, stop: async () => undefined };
  }
  const { existing = false } = options;
  if (existing && !existsSync(resolve(dataDir, 'postgres', 'PG_VERSION')))
    throw noDatabaseError(dataDir);
  const postgres = await openEmbedded(dataDir, options);
  try {
    await ensureDatabase(postgres, dataDir, existing);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    url: postgres.url(NAME),
    embedded: true,
    borrowed: postgres.borrowed,
    stop: () => postgres.stop(),
  };
};
