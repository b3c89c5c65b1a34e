import { createHmac } from 'node:crypto';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../../kernel/domain-error.ts';
import type { Sql } from '../../kernel/transaction.ts';
import { networkOf } from '../../platform/http/network.ts';
import {
  admitAttempt,
  forgottenOnSuccess,
  QUOTAS,
  type Admission,
  type QuotaName,
} from './throttle-policy.ts';
import type { Attempt, Throttle } from './throttle.ts';

/** A provider gives one customer up to a /48: its 65,536 networks are one newcomer. */
const IPV6_SITE_GROUPS = 3;

const names = Object.keys(QUOTAS) as QuotaName[];

const createLimiters = (pool: Pool) =>
  Object.fromEntries(
    names.map((name) => {
      const { points, seconds } = QUOTAS[name];
      return [
        name,
        new RateLimiterPostgres({
          points,
          duration: seconds,
          keyPrefix: name,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'login_throttle',
          tableCreated: true,
          clearExpiredByTimeout: false,
        }),
      ];
    }),
  ) as Record<QuotaName, RateLimiterPostgres>;

const refuseFor = (ms: number): never => {
  const retryAfter = Math.max(1, Math.ceil(ms / 1_000));
  const message = `Troppi tentativi di accesso. Riprova tra ${retryAfter} secondi.`;
  return refuse({ kind: 'too-many', code: 'too_many_attempts', message, details: { retryAfter } });
};

type Subjects = Record<QuotaName, string>;

/** Of each quota, whose count an attempt belongs to: keyed hashes, which tell nothing about people. */
const subjectsOf = (key: Buffer, { username, address, device }: Attempt): Subjects => {
  const hash = (...parts: string[]) =>
    createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
  const name = username.toLowerCase();
  const own = hash('device', device ?? '');
  const network = hash(networkOf(address));
  const share = hash('share', name, networkOf(address, IPV6_SITE_GROUPS));
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

/** Counts in PostgreSQL, shared by all processes. Without the database no password is checked. */
export const loginThrottle = (pool: Pool, sql: Sql, key: Buffer): Throttle => {
  const limiters = createLimiters(pool);

  const judge = async (attempt: Attempt, subjects: Subjects): Promise<Admission> => {
    const keys = names.map((name) => `${name}:${subjects[name]}`);
    const rows = await sql<Row>(
      'select key, points, expire::text from login_throttle where key = any(?::text[])',
      [`{${keys.join(',')}}`],
    );
    return admitAttempt(attempt.device !== null, (name) => {
      const row = rows.find((found) => found.key === `${name}:${subjects[name]}`);
      const isUsedUp = row !== undefined && row.points >= QUOTAS[name].points;
      return isUsedUp ? Math.max(0, Number(row.expire) - Date.now()) : 0;
    });
  };

  /** Gives back what this network used of the account, and the attempt to its network. */
  const forgive = async (subjects: Subjects): Promise<void> => {
    const own = await limiters.share.get(subjects.share);
    const all = await limiters.account.get(subjects.account);
    const points = Math.min(own?.consumedPoints ?? 0, all?.consumedPoints ?? 0);
    if (points > 0) await limiters.account.reward(subjects.account, points);
    await limiters.network.reward(subjects.network);
  };

  return {
    networkName: (address) =>
      createHmac('sha256', key).update(networkOf(address)).digest('base64url'),

    async assertAdmitted(attempt) {
      const { waitMs } = await judge(attempt, subjectsOf(key, attempt));
      if (waitMs > 0) refuseFor(waitMs);
    },

    async count(attempt) {
      const subjects = subjectsOf(key, attempt);
      const { uses, waitMs } = await judge(attempt, subjects);
      if (waitMs > 0) refuseFor(waitMs);
      try {
        // Two processes may judge at the same moment; the counter itself decides between them.
        for (const name of uses) await limiters[name].consume(subjects[name]);
        if (attempt.device === null) await limiters.share.penalty(subjects.share);
      } catch (reason) {
        if (reason instanceof RateLimiterRes) refuseFor(reason.msBeforeNext);
        throw reason;
      }
    },

    async succeeded(attempt) {
      const subjects = subjectsOf(key, attempt);
      if (attempt.device === null) await forgive(subjects);
      const forgotten = forgottenOnSuccess(attempt.device !== null);
      for (const name of forgotten) await limiters[name].delete(subjects[name]);
    },
  };
};

/** Removes counts whose window is over. */
export const forgetEndedSignInCounts = (sql: Sql) =>
  sql('delete from login_throttle where expire < extract(epoch from now()) * 1000');
