import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';
import type { CounterWindow, RequestCounters } from './request-counters.ts';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const LINK_WINDOW_S = 10 * MINUTE_S;

const EMPTY_WINDOW: CounterWindow = { count: 0, msLeft: 0 };

const windowOf = (counted: RateLimiterRes | null): CounterWindow =>
  counted ? { count: counted.consumedPoints, msLeft: counted.msBeforeNext } : EMPTY_WINDOW;

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
 * Creates counters that all processes share. While PostgreSQL is down, each process counts in its
 * own memory.
 */
export const createRequestCounters = (pool: Pool): RequestCounters => {
  const hasty = createCounter(pool, 'hasty', MINUTE_S);
  const total = createCounter(pool, 'total', MINUTE_S);
  const refused = createCounter(pool, 'refused', HOUR_S);
  const forms = createCounter(pool, 'forms', MINUTE_S);
  const linkSteps = createCounter(pool, 'link', LINK_WINDOW_S);
  const lookups = createCounter(pool, 'lookup', HOUR_S);
  const searches = createCounter(pool, 'search', MINUTE_S);
  const add =
    (counter: RateLimiterAbstract) =>
    async (key: string, count = 1): Promise<CounterWindow> =>
      windowOf(await counter.penalty(key, count));
  return {
    addHasty: add(hasty),
    addTotal: add(total),
    addRefused: add(refused),
    addForms: add(forms),
    addSearches: add(searches),
    addLinkSteps: add(linkSteps),
    addLookups: add(lookups),
    readRefused: async (key: string): Promise<CounterWindow> => windowOf(await refused.get(key)),
  };
};
