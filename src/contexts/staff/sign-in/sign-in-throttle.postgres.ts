import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterRes, type RateLimiterPostgres } from 'rate-limiter-flexible';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toNetworkPrefix } from '#src/platform/http/requests/network-prefix.ts';
import { createLoginLimiter } from './login-limiter.postgres.ts';
import {
  decideAttempt,
  quotasResetOnSuccess,
  QUOTAS,
  type AttemptDecision,
  type QuotaName,
} from './sign-in-throttle-policy.ts';
import type { SignInAttempt, SignInThrottle } from './sign-in-throttle.ts';

/**
 * Number of groups of an IPv6 address that identify a network for `share`. Providers give one
 * customer up to a /48.
 */
const IPV6_SITE_GROUPS = 3;

const QUOTA_NAMES = Object.keys(QUOTAS) as QuotaName[];

const createLimiters = (pool: Pool) =>
  Object.fromEntries(
    QUOTA_NAMES.map((name) => [name, createLoginLimiter(pool, name, QUOTAS[name])]),
  ) as Record<QuotaName, RateLimiterPostgres>;

const refuseUntil = (ms: number): never => {
  const retryAfter = Math.max(1, Math.ceil(ms / 1_000));
  return refuse({
    kind: 'too-many',
    message: message('too_many_attempts', { retryAfter }),
    details: { retryAfter },
  });
};

type CounterKeys = Record<QuotaName, string>;

const createCounterKeys = (
  key: Buffer,
  { username, address, device }: SignInAttempt,
): CounterKeys => {
  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const name = username.toLowerCase();
  const own = hash('device', device ?? '');
  const network = hash(toNetworkPrefix(address));
  const share = hash('share', name, toNetworkPrefix(address, IPV6_SITE_GROUPS));
  const account = hash('account', name);
  return {
    device: own,
    deviceSlot: own,
    deviceSlots: own,
    network,
    networkSlot: network,
    share,
    account,
    newcomerSlot: account,
    newcomerSlots: account,
    returningSlot: account,
    returningSlots: account,
  };
};

type Row = { readonly key: string; readonly points: number; readonly expire: string };

/**
 * Limits sign-in attempts with counters in the database, which all processes share. While the
 * database is down, no password is checked.
 */
export const createSignInThrottle = (pool: Pool, sql: Sql, key: Buffer): SignInThrottle => {
  const limiters = createLimiters(pool);

  const decide = async (
    attempt: SignInAttempt,
    counterKeys: CounterKeys,
  ): Promise<AttemptDecision> => {
    const keys = QUOTA_NAMES.map((name) => `${name}:${counterKeys[name]}`);
    const rows = await sql<Row>(
      'select key, points, expire::text from login_throttle where key = any(?::text[])',
      [`{${keys.join(',')}}`],
    );
    return decideAttempt(attempt.device !== null, (name) => {
      const row = rows.find((found) => found.key === `${name}:${counterKeys[name]}`);
      const isUsedUp = row !== undefined && row.points >= QUOTAS[name].points;
      return isUsedUp ? Math.max(0, Number(row.expire) - Date.now()) : 0;
    });
  };

  const undoFailedAttempts = async (counterKeys: CounterKeys): Promise<void> => {
    const own = await limiters.share.get(counterKeys.share);
    const all = await limiters.account.get(counterKeys.account);
    const points = Math.min(own?.consumedPoints ?? 0, all?.consumedPoints ?? 0);
    if (points > 0) await limiters.account.reward(counterKeys.account, points);
    await limiters.network.reward(counterKeys.network);
  };

  return {
    hashNetwork: (address) =>
      createHmac('sha256', key).update(toNetworkPrefix(address)).digest('base64url'),

    async assertAllowed(attempt) {
      const { waitMs } = await decide(attempt, createCounterKeys(key, attempt));
      if (waitMs > 0) refuseUntil(waitMs);
    },

    async count(attempt) {
      const counterKeys = createCounterKeys(key, attempt);
      const { uses, waitMs } = await decide(attempt, counterKeys);
      if (waitMs > 0) refuseUntil(waitMs);
      const counted: QuotaName[] = [];
      try {
        // `consume` is atomic, so only one of two processes can use the last point of a quota.
        for (const name of uses) {
          counted.push(name);
          await limiters[name].consume(counterKeys[name]);
        }
        if (attempt.device === null) await limiters.share.penalty(counterKeys.share);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        // The password is not checked, so the attempt must not count in any quota.
        for (const name of counted) await limiters[name].reward(counterKeys[name]);
        refuseUntil(reason.msBeforeNext);
      }
    },

    async recordSuccess(attempt) {
      const counterKeys = createCounterKeys(key, attempt);
      if (attempt.device === null) await undoFailedAttempts(counterKeys);
      const quotasToReset = quotasResetOnSuccess(attempt.device !== null);
      for (const name of quotasToReset) await limiters[name].delete(counterKeys[name]);
    },
  };
};

export const deleteExpiredSignInCounters = (sql: Sql) =>
  sql('delete from login_throttle where expire < extract(epoch from now()) * 1000');
