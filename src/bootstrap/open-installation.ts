import { entities } from '#src/composition/entities.ts';
import type { BootContext } from '#src/composition/app-services.ts';
import { createClock } from '#src/platform/clock.ts';
import { ConfigError, type Config } from '#src/platform/config.ts';
import { isMigrated } from '#src/platform/database/migrate.ts';
import { openConnectionPool, openMaintenancePool } from '#src/platform/database/connection-pool.ts';
import { openOrm } from '#src/platform/database/orm.ts';
import { prepareDatabase } from '#src/platform/database/prepare-database.ts';
import {
  openDatabase,
  type DatabaseOptions,
} from '#src/platform/embedded-postgres/open-database.ts';
import { ensureDataFolder } from '#src/platform/files/data-folder.ts';
import { createLog } from '#src/platform/log.ts';
import { deriveKey, readOrCreateSecret } from '#src/platform/secrets.ts';
import { venue } from '#src/venue.ts';

/**
 * Opens the database and its connections. The caller must call `close`, which ends the connections.
 */
export const openInstallation = async (config: Config, options: DatabaseOptions = {}) => {
  if (!options.existing) ensureDataFolder(config.DATA_DIR);
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
    const maintenancePool = openMaintenancePool({ url, log });
    const context: BootContext = {
      orm,
      pool,
      maintenancePool,
      config,
      secret,
      log,
      clock: createClock(venue.timeZone),
    };
    const close = async () => {
      await pool.end();
      await maintenancePool.end();
      await orm.close(true);
      await database.stop();
    };
    return { context, databaseUrl: url, embedded: database.embedded, close };
  } catch (error) {
    await database.stop();
    throw error;
  }
};

export type Installation = Awaited<ReturnType<typeof openInstallation>>;
