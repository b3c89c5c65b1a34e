/**
 * Limits in ms, because slow statements would block locks and connections that other requests need
 * (R12 in docs/reliability.md).
 */
export const STATEMENT_TIMEOUTS = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
} as const;

/** MikroORM drops URL parameters such as `sslmode`, but the driver reads them from this option. */
export const toConnectionOptions = (connectionString: string) => ({ connectionString });
