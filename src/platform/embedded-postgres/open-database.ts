import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { ConfigError, toConfigError } from '../config.ts';
import { databaseExists } from './create-database.postgres.ts';
import { hasOwnerEnded } from './process-ownership.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-server.ts';
import { findConnectionProblem } from '../database/find-connection-problem.ts';

const OWNER_END_MS = 3_000;
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
