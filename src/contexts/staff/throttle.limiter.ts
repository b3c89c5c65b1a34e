import { isIPv6 } from 'node:net';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Pool } from 'pg';
import { refuse } from '../../kernel/domain-error.ts';
import type { Throttle } from './throttle.ts';

/** Failures in a window, then a pause that ends by itself: nobody can lock an owner out for long. */
const ACCOUNT = { points: 10, duration: 15 * 60, blockDuration: 60 } as const;
const ADDRESS = { points: 30, duration: 15 * 60, blockDuration: 5 * 60 } as const;

const GROUPS_OF_A_NETWORK = 4;

/** An IPv6 household has 2^64 addresses: they count as one. */
export const networkOf = (address: string): string => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const groups = head.split(':').filter(Boolean);
  const after = tail === undefined ? [] : tail.split(':').filter(Boolean);
  const full = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after];
  return `${full.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
};

const limiter = (pool: Pool, name: string, options: typeof ACCOUNT | typeof ADDRESS): RateLimiterAbstract =>
  new RateLimiterPostgres({
    ...options, storeClient: pool, storeType: 'pool', tableName: 'login_throttle', tableCreated: true, keyPrefix: name,
    insuranceLimiter: new RateLimiterMemory({ ...options, keyPrefix: name }),
  });

const refuseFor = (ms: number) => {
  const retryAfter = Math.max(1, Math.ceil(ms / 1000));
  return refuse({ kind: 'too-many', code: 'too_many_attempts', message: `Troppi tentativi di accesso. Riprova tra ${retryAfter} secondi.`, details: { retryAfter } });
};

const admitBy = (limit: RateLimiterAbstract, key: string): Promise<void> =>
  limit.consume(key).then(() => undefined, (reason: unknown) => {
    if (!(reason instanceof RateLimiterRes)) throw reason;
    refuseFor(reason.msBeforeNext);
  });

/** Counts in PostgreSQL, shared by all processes; in this process's memory while PostgreSQL does not answer. */
export const loginThrottle = (pool: Pool): Throttle => {
  const accounts = limiter(pool, 'account', ACCOUNT);
  const addresses = limiter(pool, 'address', ADDRESS);
  const account = (username: string) => username.toLowerCase();
  return {
    async admit(username, address) {
      await admitBy(addresses, networkOf(address));
      await admitBy(accounts, account(username));
    },
    async succeeded(username, address) {
      await accounts.delete(account(username));
      await addresses.reward(networkOf(address));
    },
  };
};
