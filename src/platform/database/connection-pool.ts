import pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import { STATEMENT_TIMEOUTS, toConnectionOptions } from './connection-options.ts';
import { setSocketTimeout } from './socket-timeout.ts';

const ACQUIRE_TIMEOUT_MS = 4_000;

const { DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL } = pg.types.builtins;

/** Dates and instants stay text, because JavaScript's Date would shift them to a time zone. */
const createTypeOverrides = (): pg.TypeOverrides => {
  const types = new pg.TypeOverrides();
  for (const oid of [DATE, TIMESTAMP, TIMESTAMPTZ, INTERVAL])
    types.setTypeParser(oid, (text: string) => text);
  return types;
};

type Options = { readonly url: string; readonly connections?: number; readonly log?: Log };

export const openConnectionPool = ({ url, connections = 10, log }: Options): pg.Pool => {
  const pool = new pg.Pool({
    ...toConnectionOptions(url),
    ...STATEMENT_TIMEOUTS,
    max: connections,
    connectionTimeoutMillis: ACQUIRE_TIMEOUT_MS,
    application_name: 'melagrana',
    types: createTypeOverrides(),
  });
  pool.on('connect', (client) => setSocketTimeout(client as pg.Client));
  pool.on('error', (error) => log?.warn({ error }, 'database: idle connection lost'));
  return pool;
};
