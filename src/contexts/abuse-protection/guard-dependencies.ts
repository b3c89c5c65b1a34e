import type { Clock } from '#src/kernel/clock.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { ReadIdempotencyKey } from '#src/platform/http/requests/idempotency-key.ts';
import type { Log } from '#src/platform/log.ts';
import type { Sender } from './accepted-request-counters.ts';
import type { CounterStore } from './counter-store.ts';
import type { Proof } from './proof-of-work.ts';
import type { RateLimits } from './rate-limit-policy.ts';
import type { RequestCounters } from './request-counters.ts';

export type GuardDeps = {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly log: Log;
  readonly key: Buffer;
  readonly limits: RateLimits;
  readonly counters: RequestCounters;
  readonly store: CounterStore;
  readonly isKnownDevice: (sql: Sql, browser: string) => Promise<boolean>;
  readonly phone: string;
  readonly readIdempotencyKey: ReadIdempotencyKey;
};

export type IncomingRequest = {
  readonly call: string;
  readonly sender: Sender;
  readonly now: Date;
  readonly isHasty: boolean;
  /** True for a form without JavaScript, which cannot send a proof of work. */
  readonly isForm: boolean;
  readonly proof: Proof | null;
};
