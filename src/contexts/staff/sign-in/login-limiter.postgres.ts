import type { Pool } from 'pg';
import { RateLimiterPostgres } from 'rate-limiter-flexible';

type Quota = { readonly points: number; readonly seconds: number };

/** Counts attempts of one kind in the table that all processes share. */
export const createLoginLimiter = (
  pool: Pool,
  keyPrefix: string,
  { points, seconds }: Quota,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    points,
    duration: seconds,
    keyPrefix,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'login_throttle',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
