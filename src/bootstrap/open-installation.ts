import { mkdirSync } from 'node:fs';

import { entities, type Composition } from '#src/composition/composition-root.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { BootContext } from '#src/composition/app-services.ts';
import { backfillNameCommitments } from '#src/contexts/staff/account-names/backfill-name-commitments.postgres.ts';
import {
  createFirstAccounts,
  type CreatedAccount,
} from '#src/contexts/staff/accounts/create-first-accounts.ts';
import { createClock } from '#src/platform/clock.ts';
import { ConfigError, type Config } from '#src/platform/config.ts';
import { isMigrated } from '#src/platform/database/migrate.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { openOrm } from '#src/platform/database/orm.ts';
import { prepareDatabase } from '#src/platform/database/prepare-database.ts';
import {
  openDatabase,
  type DatabaseOptions,
} from '#src/platform/embedded-postgres/open-database.ts';
import { createLog } from '#src/platform/log.ts';
import { deriveKey, readOrCreateSecret } from '#src/platform/secrets.ts';
import { venue } from '#src/venue.ts';

/** Also migrates the database. The caller must call `close`. */
export const openInstallation = async (config: Config, options: DatabaseOptions = {}) => {
  if (!options.existing) mkdirSync(config.DATA_DIR, { recursive: true });
  const log = createLog(config.LOG_LEVEL);
  const database = await openDatabase(
    config.DATABASE_OWNER_URL ?? config.DATABASE_URL,
    config.DATA_DIR,
    options,
  );
  try {
    if (options.existing && !(await isMigrated(database.url)))
      throw new ConfigError(
        'DATABASE_URL names a database that holds no data of the product: give the settings of the installation, as in its .env.',
      );
    const secret = config.SESSION_SECRET ?? readOrCreateSecret(config.DATA_DIR);
    const rolePassword = deriveKey(secret, 'database-role').toString('base64url');
    const url = await prepareDatabase({
      url: config.DATABASE_URL ?? database.url,
      ownerUrl: config.DATABASE_OWNER_URL,
      rolePassword,
      log,
    });
    const orm = await openOrm({ url, entities });
    const pool = openConnectionPool({ url, log });
    const parts: BootContext = {
      orm,
      pool,
      config,
      secret,
      log,
      clock: createClock(venue.timeZone),
    };
    const close = async () => {
      await pool.end();
      await orm.close(true);
      await database.stop();
    };
    return { parts, databaseUrl: url, embedded: database.embedded, close };
  } catch (error) {
    await database.stop();
    throw error;
  }
};

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** @returns created accounts with generated passwords */
export const seedInitialData = async (
  { parts, embedded }: Installation,
  container: Composition,
): Promise<CreatedAccount[]> => {
  const { config } = parts;
  if (config.APP_MODE !== 'production') await container.get(TOKENS.seed)();
  await backfillNameCommitments(container.get(TOKENS.appServices).commands);
  return createFirstAccounts(
    {
      accounts: container.get(TOKENS.accounts),
      passwords: container.get(TOKENS.passwords),
      log: parts.log,
    },
    [
      {
        role: 'administrator',
        username: config.ADMIN_USERNAME ?? 'admin',
        password: config.ADMIN_PASSWORD,
      },
      {
        role: 'auditor',
        username: config.AUDITOR_USERNAME ?? 'revisore',
        password: config.AUDITOR_PASSWORD,
      },
    ],
    embedded || config.APP_MODE !== 'production',
  );
};
