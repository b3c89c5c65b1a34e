import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { refuse } from '../../kernel/domain-error.ts';
import { networkOf } from '../../platform/http/network.ts';
import type { Throttle } from './throttle.ts';

type Pace = { readonly points: number; readonly duration: number };

/**
 * Attempts per seconds. An account that used up its ten is asked again every 55 seconds, for ever: guessing gets
 * nowhere, and the owner with the right password waits less than a minute once the guessing ends.
 */
const ACCOUNT = { points: 10, duration: 3_600 } satisfies Pace;
const ACCOUNT_AFTER = { points: 1, duration: 55 } satisfies Pace;
const ADDRESS = { points: 30, duration: 15 * 60 } satisfies Pace;

const limiter = (pool: Pool, name: string, pace: Pace): RateLimiterAbstract =>
  new RateLimiterPostgres({
    ...pace, storeClient: pool, storeType: 'pool', tableName: 'login_throttle', tableCreated: true, keyPrefix: name,
    insuranceLimiter: new RateLimiterMemory({ ...pace, keyPrefix: name }),
  });

const refuseFor = (ms: number): never => {
  const retryAfter = Math.max(1, Math.ceil(ms / 1_000));
  return refuse({ kind: 'too-many', code: 'too_many_attempts', message: `Troppi tentativi di accesso. Riprova tra ${retryAfter} secondi.`, details: { retryAfter } });
};

/** @returns how long to wait in milliseconds; 0 when the attempt may go on. */
const waitBefore = async (limit: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limit.consume(key);
    return 0;
  } catch (reason) {
    if (reason instanceof RateLimiterRes) return reason.msBeforeNext;
    throw reason;
  }
};

/**
 * Counts in PostgreSQL, shared by all processes; in this process's memory while PostgreSQL does not answer. Names and
 * addresses are counted under hashes, so the counts tell nothing about people.
 */
export const loginThrottle = (pool: Pool, key: Buffer): Throttle => {
  const accounts = limiter(pool, 'account', ACCOUNT);
  const accountsAfter = limiter(pool, 'account-after', ACCOUNT_AFTER);
  const addresses = limiter(pool, 'address', ADDRESS);
  const hidden = (what: string) => createHmac('sha256', key).update(what).digest('base64url');
  const account = (username: string) => hidden(username.toLowerCase());
  const address = (ip: string) => hidden(networkOf(ip));
  return {
    networkName: address,
    async admit(username, ip) {
      const addressWait = await waitBefore(addresses, address(ip));
      if (addressWait > 0) refuseFor(addressWait);
      if ((await waitBefore(accounts, account(username))) === 0) return;
      const accountWait = await waitBefore(accountsAfter, account(username));
      if (accountWait > 0) refuseFor(accountWait);
    },
    async succeeded(username, ip) {
      await Promise.all([accounts.delete(account(username)), accountsAfter.delete(account(username)), addresses.reward(address(ip))]);
    },
  };
};
