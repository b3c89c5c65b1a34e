import { randomUUID } from 'node:crypto';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Middleware } from 'koa';
import type { Pool } from 'pg';
import { commandHandler } from '../event-log/command-handler.ts';
import type { EventLog } from '../event-log/event-log.ts';
import { postgresOnce } from '../event-log/postgres/once.postgres.ts';
import { recordChange } from '../event-log/record.ts';
import { refuseUnseen } from '../event-log/unseen.ts';
import { whoIs } from '../contexts/staff/names.postgres.ts';
import type { Clock } from '../kernel/clock.ts';
import type { InTransaction, Sql } from '../kernel/transaction.ts';
import { postgresVault } from '../personal-data/vault.postgres.ts';
import type { Config } from '../platform/config.ts';
import { attemptIn } from '../platform/http/attempt.ts';
import { liveStreams } from '../platform/http/live-streams.ts';
import type { Witness } from '../platform/http/router.ts';
import type { PageNeeds } from '../platform/http/web-app.ts';
import { isSessionOpen } from '../platform/http/session-store.postgres.ts';
import type { Log } from '../platform/log.ts';
import type { Measure } from '../platform/metrics/request-figures.ts';
import { deriveKey } from '../platform/secrets.ts';
import { abuseProtection } from './abuse-protection.ts';

/** What whoever starts the product brings along. */
export type Parts = {
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
  readonly pages?: (needs: PageNeeds) => Middleware;
  readonly witness?: Witness;
  /** Counts and times every request. */
  readonly measure?: Measure;
};

/** What the contexts share: database, log, vault, clock, keys. Each module takes from it what its use cases ask for. */
export const houseOf = (
  parts: Parts,
  sql: Sql,
  inTransaction: InTransaction,
  eventLog: EventLog,
) => {
  const { orm, pool, config, secret, log, clock } = parts;
  const keyFor = (purpose: string) => deriveKey(secret, purpose);
  const attemptOf = attemptIn(keyFor('idempotency'));
  return {
    orm,
    pool,
    config,
    log,
    sql,
    keyFor,
    /** Open live views of this process; they must end before its server can. */
    streams: liveStreams({ isAlive: isSessionOpen(sql) }),
    attemptOf,
    abuseProtection: abuseProtection({
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
      handle: commandHandler(eventLog),
      record: recordChange(eventLog),
      once: postgresOnce,
      guestBook: postgresVault,
      newId: randomUUID,
      whoIs,
      refuseUnseen: refuseUnseen(whoIs),
    },
  };
};

export type House = ReturnType<typeof houseOf>;
