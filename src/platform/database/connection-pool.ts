import pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import { STATEMENT_TIMEOUTS, toConnectionOptions } from './connection-options.ts';
import { setSocketTimeout } from './socket-timeout.ts';

const ACQUIRE_TIMEOUT_MS = 4_000;

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = pg.types.builtins;

/**
 * Returns dates and instants as text, because JavaScript's Date would shift them to another time
 * zone.
 */
const createTypeOverrides = (): pg.TypeOverrides => {
  const types = new pg.TypeOverrides();
  for (const oid of [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL])
    types.setTypeParser(oid, (text: string) => text);
  return types;
};

type Options = { readonly url: string; readonly connections?: number; readonly log?: Log };
type NamedOptions = Options & {
  /** Name of the connections in `pg_stat_activity`. */
  readonly name?: string;
};

/**
 * Listener for connection errors. Without it, a connection that breaks during a transaction would
 * end the process.
 */
const ignoreError = () => undefined;

const createPool = (config: pg.PoolConfig, log: Log | undefined): pg.Pool => {
  const pool = new pg.Pool({ connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS, ...config });
  pool.on('connect', (client) => client.on('error', ignoreError));
  pool.on('error', (error) => log?.warn({ error }, 'database: idle connection lost'));
  return pool;
};

/**
 * Opens the connections for requests and jobs, with time limits. Statements sent without waiting
 * share a round trip, and PostgreSQL runs them in order. The caller must call `end`.
 */
export const openConnectionPool = ({
  url,
  connections = 10,
  name = 'melagrana',
  log,
}: NamedOptions): pg.Pool => {
  const pool = createPool(
    {
      ...toConnectionOptions(url),
      ...STATEMENT_TIMEOUTS,
      max: connections,
      pipeline: true,
      application_name: name,
      types: createTypeOverrides(),
    },
    log,
  );
  pool.on('connect', (client) => setSocketTimeout(client as pg.Client));
  return pool;
};

/**
 * Opens connections without time limits, because backups and vacuums take minutes on a large table.
 * The caller must call `end`.
 */
export const openMaintenancePool = ({ url, connections = 2, log }: Options): pg.Pool =>
  createPool(
    { ...toConnectionOptions(url), max: connections, application_name: 'melagrana-maintenance' },
    log,
  );
