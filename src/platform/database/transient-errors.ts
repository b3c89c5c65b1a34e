import { OptimisticLockError } from '@mikro-orm/core';
import { ConcurrencyError } from '#src/event-log/event-log.ts';

const TRANSIENT_CODES =
  /^(40001|40P01|55P03|57014|57P0[1-3]|53\d{3}|08\w{3}|ECONN\w+|EPIPE|ENOTFOUND|ETIMEDOUT)$/;
const CONNECTION_LOST =
  /Connection (terminated|ended)|connection is not queryable|Client has encountered a connection error|timeout expired|timeout exceeded when trying to connect|Transaction query already complete|Timeout acquiring a connection/i;

export const isTransientError = (error: unknown): boolean => {
  if (error instanceof ConcurrencyError || error instanceof OptimisticLockError) return true;
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return (
    (typeof code === 'string' && TRANSIENT_CODES.test(code)) ||
    error.name === 'KnexTimeoutError' ||
    CONNECTION_LOST.test(error.message) ||
    (error instanceof AggregateError && error.errors.some(isTransientError)) ||
    (error.cause !== undefined && isTransientError(error.cause))
  );
};

const STARTING_CODES = new Set(['57P03', '57P01', 'ECONNREFUSED', 'ECONNRESET']);

export const isServerStarting = (error: unknown): boolean =>
  STARTING_CODES.has((error as { code?: string }).code ?? '') ||
  (error instanceof Error && CONNECTION_LOST.test(error.message));
