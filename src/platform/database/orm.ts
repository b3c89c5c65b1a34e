import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { setSocketTimeout } from './socket-timeout.ts';

/**
 * Limits in ms how long a statement may hold a lock or connection (promise R12 in
 * docs/reliability.md).
 */
const STATEMENT_TIMEOUTS = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
} as const;

/** MikroORM drops URL parameters such as `sslmode`, but the driver reads them from this option. */
export const toConnectionOptions = (connectionString: string) => ({ connectionString });

/** Without this logger, knex would print lost connections to the console. */
const SILENT_LOGGER = {
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  deprecate: () => undefined,
};

type Options = {
  readonly url: string;
  readonly entities: readonly EntitySchema[];
  readonly connections?: number;
};

export const openOrm = ({ url, entities, connections = 10 }: Options): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    discovery: { warnWhenNoEntities: false },
    metadataCache: { enabled: false },
    forceUtcTimezone: true,
    pool: { min: 0, max: connections, acquireTimeoutMillis: 4_000 },
    driverOptions: {
      connection: {
        ...toConnectionOptions(url),
        ...STATEMENT_TIMEOUTS,
        application_name: 'melagrana',
      },
      log: SILENT_LOGGER,
      pool: {
        afterCreate: (client: pg.Client, done: (error: unknown, client: pg.Client) => void) => {
          setSocketTimeout(client);
          done(null, client);
        },
      },
    },
  });
