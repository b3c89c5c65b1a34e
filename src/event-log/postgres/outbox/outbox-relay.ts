import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import { createWakeUpSignal } from '../wakeup-signal.ts';
import { runAsLeader } from './leader-election.ts';
import {
  findDueRows,
  findNextDueMs,
  recordPublication,
  type Audience,
  type DueRow,
} from './outbox-rows.ts';

export type PublishedNotice = {
  readonly eventId: string;
  readonly audience: Audience;
  /** 1 for the first publication of this notice. */
  readonly publication: number;
};

/**
 * Publishes a batch as one message per audience. Must reject within seconds on failure, because all
 * other notices wait for the result.
 */
export type Publish = (notices: readonly PublishedNotice[]) => Promise<void>;

export type OutboxRelay = { start(): void; stop(): Promise<void> };

type Options = {
  readonly databaseUrl: string;
  readonly publish: Publish;
  readonly log: Log;
  /** Seconds after which a notice is published again if no delivery renews its lease. */
  readonly leaseS: number;
};

const BATCH = 200;
/** Notices that arrive within this time are published together. */
const MIN_INTERVAL_MS = 500;
const RETRY_MS = 1_000;
const MAX_IDLE_MS = 30_000;

const createOutageLog = (log: Log) => {
  let isOutage = false;
  return (error: unknown) => {
    if (error && !isOutage)
      log.error({ error }, 'outbox-relay: publishing failed, notices stay in the outbox');
    if (!error && isOutage) log.info({}, 'outbox-relay: publishing recovered');
    isOutage = Boolean(error);
  };
};

const toNotice = ({ eventId, audience, published }: DueRow): PublishedNotice => ({
  eventId,
  audience,
  publication: published + 1,
});

/**
 * Publishes each notice when it is due. Publishes it again if neither a delivery nor a failure is
 * recorded within its lease, so the queue may receive a notice several times.
 */
export const createOutboxRelay = ({ databaseUrl, publish, log, leaseS }: Options): OutboxRelay => {
  const wakeUp = createWakeUpSignal();
  const stopping = new AbortController();
  const logOutage = createOutageLog(log);
  let running: Promise<void> = Promise.resolve();

  const publishDueRows = async (client: pg.Client, rows: readonly DueRow[]): Promise<void> => {
    await publish(rows.map(toNotice));
    await recordPublication(client, rows, leaseS);
  };

  const relayDueRows = async (client: pg.Client): Promise<number> => {
    const rows = await findDueRows(client, BATCH);
    if (rows.length === 0) {
      const dueMs = (await findNextDueMs(client)) ?? MAX_IDLE_MS;
      return Math.min(Math.max(dueMs, MIN_INTERVAL_MS), MAX_IDLE_MS);
    }
    const error = await publishDueRows(client, rows).then(
      () => null,
      (reason: unknown) => reason,
    );
    logOutage(error);
    if (error) return RETRY_MS;
    await sleep(MIN_INTERVAL_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    return 0;
  };

  return {
    start() {
      running = runAsLeader({
        databaseUrl,
        log,
        wakeUp,
        stopped: () => stopping.signal.aborted,
        work: relayDueRows,
      });
    },
    async stop() {
      stopping.abort();
      wakeUp.notify();
      await running;
    },
  };
};
