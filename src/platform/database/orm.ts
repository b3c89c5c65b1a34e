import type { EntitySchema } from '@mikro-orm/core';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { hangUpOnSilence } from './hang-up.ts';
import { migrations } from './migrations/list.ts';

/** Bounds on every statement: nothing may hold a lock or a connection for long (promise R12). */
const BOUNDS = { statement_timeout: 5_000, lock_timeout: 3_000, idle_in_transaction_session_timeout: 5_000 } as const;

/** MikroORM takes host, user and name from an address and forgets the rest of it; the driver also heeds `sslmode` and certificates. */
const whole = (connectionString: string) => ({ connectionString });

/** knex would print past our log that a connection was lost; whoever needed the connection says it, or tries again. */
const SILENT = { warn: () => undefined, error: () => undefined, debug: () => undefined, deprecate: () => undefined };

type Options = {
  readonly url: string;
  readonly entities: readonly EntitySchema[];
  /** Most connections of this process. */
  readonly connections?: number;
};

/** Opens MikroORM on PostgreSQL. The caller closes it. */
export const openOrm = ({ url, entities, connections = 10 }: Options): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: [...entities],
    discovery: { warnWhenNoEntities: false },
    metadataCache: { enabled: false },
    forceUtcTimezone: true,
    pool: { min: 0, max: connections, acquireTimeoutMillis: 4_000 },
    driverOptions: {
      connection: { ...whole(url), ...BOUNDS, application_name: 'melagrana' }, log: SILENT,
      pool: { afterCreate: (client: pg.Client, done: (error: unknown, client: pg.Client) => void) => { hangUpOnSilence(client); done(null, client); } },
    },
  });

/** One number for every process that migrates: whoever comes second waits, then finds nothing to do. */
export const MIGRATION_LOCK = 7_061_201;

/**
 * Brings the database to the newest schema, one process at a time.
 *
 * @param to name of the migration to end with, for whoever writes old rows back
 * @throws Error when there is no such migration
 */
export const migrate = async (url: string, to?: string): Promise<void> => {
  if (to && !migrations.some(({ name }) => name === to)) throw new Error(`There is no migration ${to}: the product is older than what it is to read.`);
  const guard = new pg.Client({ connectionString: url });
  // Whoever migrates hears of a lost connection from the statement; an error event that nobody hears stops Node.
  guard.on('error', () => undefined);
  await guard.connect();
  try {
    await guard.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const orm = await MikroORM.init({
      clientUrl: url, entities: [], extensions: [Migrator], discovery: { warnWhenNoEntities: false }, metadataCache: { enabled: false },
      migrations: { migrationsList: [...migrations], snapshot: false, transactional: true, allOrNothing: true, silent: true },
      logger: () => undefined, driverOptions: { connection: whole(url) },
    });
    try {
      await orm.getMigrator().up(to ? { to } : undefined);
    } finally {
      await orm.close(true);
    }
  } finally {
    await guard.end();
  }
};
