import type { EntitySchema } from '@mikro-orm/core';
import { MikroORM } from '@mikro-orm/postgresql';
import type pg from 'pg';
import { STATEMENT_TIMEOUTS, toConnectionOptions } from './connection-options.ts';
import { setSocketTimeout } from './socket-timeout.ts';

/** Discards messages of knex, which would otherwise print lost connections to the console. */
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
  /** Name of the connections in `pg_stat_activity`. */
  readonly name?: string;
};

export const openOrm = ({
  url,
  entities,
  connections = 5,
  name = 'melagrana',
}: Options): Promise<MikroORM> =>
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
        application_name: name,
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
