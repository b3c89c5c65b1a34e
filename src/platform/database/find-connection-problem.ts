import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { createErrorProblem, type ConfigProblem } from '../config-problem.ts';

const CONNECT_MS = 5_000;

const RECOVERY_MS = 60_000;

const POLL_MS = 250;

const CANNOT_CONNECT_NOW = '57P03';

type ConnectionError = Error & { readonly code?: string };

const connectionError = async (connectionString: string): Promise<ConnectionError | null> => {
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

/** Error code of PostgreSQL (SQLSTATE). Other codes are of the network. */
const SQL_STATE = /^[0-9A-Z]{5}$/;

export const describeConnectionError = ({ code = '', name, message }: ConnectionError): string =>
  SQL_STATE.test(code)
    ? `names a database that does not let us in: ${message || code}.`
    : `names a database that does not answer: ${message || code || name}.`;

/**
 * Tries to connect and returns the problem, or null. The message omits the database URL, because
 * the URL contains a password.
 */
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
  return error && createErrorProblem('DATABASE_URL', describeConnectionError(error));
};
