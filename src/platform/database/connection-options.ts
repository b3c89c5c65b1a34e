/**
 * Time limits of a session in ms. A slower statement would block locks and connections that other
 * requests need (R12 in docs/reliability.md).
 */
export const STATEMENT_TIMEOUTS = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
} as const;

/** Passes the whole URL to the driver, because MikroORM drops URL parameters such as `sslmode`. */
export const toConnectionOptions = (connectionString: string) => ({ connectionString });
