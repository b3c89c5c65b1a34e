import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Middleware } from 'koa';
import type { Pool } from 'pg';
import { createCommandHandler } from '../event-log/command-handler.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { postgresIdempotency } from '../event-log/postgres/once.postgres.ts';
import { createChangeRecorder } from '../event-log/record.ts';
import { createVersionAssertion } from '../event-log/unseen.ts';
import { resolveActorName } from '../contexts/staff/names.postgres.ts';
import type { Clock } from '../kernel/clock.ts';
import type { InTransaction, Sql } from '../kernel/transaction.ts';
import { postgresPersonalDataStore } from '../personal-data/vault.postgres.ts';
import type { Config } from '../platform/config.ts';
import { createIdempotencyKeyReader } from '../platform/http/attempt.ts';
import { createEventStreams } from '../platform/http/live-streams.ts';
import type { ResponseValidator } from '../platform/http/router.ts';
import type { PageDependencies } from '../platform/http/web-app.ts';
import { isSessionOpen } from '../platform/http/session-store.postgres.ts';
import type { Log } from '../platform/log.ts';
import type { RequestMetrics } from '../platform/metrics/request-figures.ts';
import { deriveKey } from '../platform/secrets.ts';
import { createAbuseProtection } from './abuse-protection.ts';

/** What whoever starts the product brings along. */
export type BootContext = {
  readonly orm: MikroORM;
  /** A plain pool, for libraries that bring their own statements. */
  readonly pool: Pool;
  readonly config: Config;
  /** What keys of all purposes are derived from. */
  readonly secret: string;
  readonly log: Log;
  readonly clock: Clock;
  readonly isStopping?: () => boolean;
  readonly staticFiles?: Middleware;
  /** Made from what pages may ask of the server. */
  readonly pages?: (needs: PageDependencies) => Middleware;
  readonly witness?: ResponseValidator;
  /** Counts and times every request. */
  readonly measure?: RequestMetrics;
};

/** What the contexts share: database, log, vault, clock, keys. Each module takes from it what its use cases ask for. */
export const createAppServices = (
  parts: BootContext,
  sql: Sql,
  inTransaction: InTransaction,
  eventLog: EventLog,
) => {
  const { orm, pool, config, secret, log, clock } = parts;
  const keyFor = (purpose: string) => deriveKey(secret, purpose);
  const attemptOf = createIdempotencyKeyReader(keyFor('idempotency'));
  return {
    orm,
    pool,
    config,
    log,
    sql,
    keyFor,
    /** Open live views of this process; they must end before its server can. */
    streams: createEventStreams({ isAlive: isSessionOpen(sql) }),
    attemptOf,
    abuseProtection: createAbuseProtection({
      sql,
      pool,
      clock,
      log,
      config,
      attemptOf,
      key: keyFor('visitors'),
    }),
    /** What every command needs. */
    commands: {
      inTransaction,
      eventLog,
      clock,
      handle: createCommandHandler(eventLog),
      record: createChangeRecorder(eventLog),
      once: postgresIdempotency,
      guestBook: postgresPersonalDataStore,
      newId: randomUUID,
      whoIs: resolveActorName,
      refuseUnseen: createVersionAssertion(resolveActorName),
    },
  };
};

export type AppServices = ReturnType<typeof createAppServices>;
