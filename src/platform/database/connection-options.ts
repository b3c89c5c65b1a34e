/**
 * Limits in ms how long a statement may hold a lock or connection (promise R12 in
 * docs/reliability.md).
 */
export const STATEMENT_TIMEOUTS = {
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 5_000,
} as const;

/** MikroORM drops URL parameters such as `sslmode`, but the driver reads them from this option. */
export const toConnectionOptions = (connectionString: string) => ({ connectionString });
