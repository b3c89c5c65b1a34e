import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Middleware } from 'koa';
import type { Pool } from 'pg';
import { createCommandHandler } from '#src/event-log/command-handler.ts';
import type { EventLog } from '#src/event-log/event-log.ts';
import { postgresIdempotency } from '#src/event-log/postgres/idempotency.postgres.ts';
import { createChangeRecorder } from '#src/event-log/record-change.ts';
import { createVersionAssertion } from '#src/event-log/optimistic-lock.ts';
import { resolveActorName } from '#src/contexts/staff/account-names/actor-names.postgres.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { postgresPersonalDataStore } from '#src/personal-data/personal-data-store.postgres.ts';
import type { Config } from '#src/platform/config.ts';
import type { InEntityTransaction } from '#src/platform/database/orm-transactions.ts';
import { createIdempotencyKeyReader } from '#src/platform/http/requests/idempotency-key.ts';
import { createEventStreams } from '#src/platform/http/streaming/server-sent-events.ts';
import type { ResponseValidator } from '#src/platform/http/pipeline/router.ts';
import type { FindPageCacheKey } from '#src/platform/http/ssr/page-types.ts';
import type { PageDependencies } from '#src/platform/http/ssr/web-app.ts';
import { isSessionOpen } from '#src/platform/http/session/session-store.postgres.ts';
import type { Log } from '#src/platform/log.ts';
import type { RequestMetrics } from '#src/platform/metrics/request-metrics.ts';
import { deriveKey } from '#src/platform/secrets.ts';
import { createAbuseProtection } from '#src/contexts/abuse-protection/abuse-protection.services.ts';

export type BootContext = {
  readonly orm: MikroORM;
  readonly pool: Pool;
  readonly maintenancePool: Pool;
  readonly config: Config;
  /** All cryptographic keys are derived from this secret. */
  readonly secret: string;
  readonly log: Log;
  readonly clock: Clock;
  /**
   * True if the worker is another process. This process may then lack access to the checkpoint
   * files.
   */
  readonly workerElsewhere?: boolean;
  readonly isStopping?: () => boolean;
  readonly staticFiles?: Middleware;
  readonly pages?: (needs: PageDependencies) => Middleware;
  readonly findPageCacheKey?: FindPageCacheKey;
  readonly validateResponse?: ResponseValidator;
  readonly requestMetrics?: RequestMetrics;
};

type Database = {
  readonly sql: Sql;
  readonly inTransaction: InTransaction;
  readonly inEntityTransaction: InEntityTransaction;
  readonly eventLog: EventLog;
};

export const createAppServices = (
  context: BootContext,
  { sql, inTransaction, inEntityTransaction, eventLog }: Database,
) => {
  const {
    orm,
    pool,
    maintenancePool,
    config,
    secret,
    log,
    clock,
    workerElsewhere = false,
  } = context;
  const keyFor = (purpose: string) => deriveKey(secret, purpose);
  const readIdempotencyKey = createIdempotencyKeyReader(keyFor('idempotency'));
  return {
    orm,
    pool,
    maintenancePool,
    config,
    workerElsewhere,
    log,
    sql,
    inEntityTransaction,
    keyFor,
    streams: createEventStreams({ isAlive: isSessionOpen(sql) }),
    readIdempotencyKey,
    abuseProtection: createAbuseProtection({
      sql,
      pool,
      clock,
      log,
      config,
      readIdempotencyKey,
      key: keyFor('visitors'),
    }),
    commands: {
      inTransaction,
      eventLog,
      clock,
      handle: createCommandHandler(eventLog),
      record: createChangeRecorder(eventLog),
      runIdempotent: postgresIdempotency,
      personalData: postgresPersonalDataStore,
      newId: randomUUID,
      resolveActorName,
      assertVersion: createVersionAssertion(resolveActorName),
    },
  };
};

export type AppServices = ReturnType<typeof createAppServices>;
