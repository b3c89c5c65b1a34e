import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import { canonicalJson } from '../../kernel/canonical-json.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;

/** A keyed hash of what is counted: no personal data is stored. */
export type HashKey = (...what: readonly string[]) => string;
export const keyedHash =
  (key: Buffer): HashKey =>
  (...what) =>
    createHmac('sha256', key).update(canonicalJson(what)).digest('base64url');

/** Points in the current window, and milliseconds to its end. */
export type Window = { readonly points: number; readonly msLeft: number };

const NOTHING: Window = { points: 0, msLeft: 0 };

const windowOf = (counted: RateLimiterRes | null): Window =>
  counted ? { points: counted.consumedPoints, msLeft: counted.msBeforeNext } : NOTHING;

const createCounter = (pool: Pool, keyPrefix: string, duration: number): RateLimiterAbstract =>
  new RateLimiterPostgres({
    keyPrefix,
    points: 1,
    duration,
    storeClient: pool,
    storeType: 'pool',
    tableName: 'request_counter',
    tableCreated: true,
    clearExpiredByTimeout: false,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points: 1, duration }),
  });

/**
 * Counts what is not part of the booking's transaction: requests on arrival, refusals and searches. Shared by all processes
 * through PostgreSQL; in this process's memory while PostgreSQL does not answer.
 */
export const requestCounters = (pool: Pool) => {
  const hasty = createCounter(pool, 'hasty', MINUTE_S);
  const total = createCounter(pool, 'total', MINUTE_S);
  const refused = createCounter(pool, 'refused', HOUR_S);
  const searches = createCounter(pool, 'search', MINUTE_S);
  const add =
    (counter: RateLimiterAbstract) =>
    async (key: string, points = 1): Promise<Window> =>
      windowOf(await counter.penalty(key, points));
  return {
    addHasty: add(hasty),
    addTotal: add(total),
    addRefused: add(refused),
    addSearches: add(searches),
    readRefused: async (key: string): Promise<Window> => windowOf(await refused.get(key)),
  };
};

export type RequestCounters = ReturnType<typeof requestCounters>;
