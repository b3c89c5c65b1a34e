import type pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import { createWakeUpSignal } from '../wakeup-signal.ts';
import { runAsLeader } from './leader-election.ts';
import { markDelivered, findDueRows, recordPublishAttempt, type DueRow } from './outbox-rows.ts';

/** `Publish` must reject within seconds on failure, because the relay waits for it. */
export type Publish = (notice: {
  readonly eventId: string;
  readonly attempt: number;
}) => Promise<void>;

export type OutboxRelay = { start(): void; stop(): Promise<void> };

type Options = {
  readonly databaseUrl: string;
  readonly publish: Publish;
  readonly log: Log;
  /** Seconds before the second attempt, doubled after each attempt. */
  readonly firstPauseS?: number;
};

const MIN_POLL_MS = 150;
const MAX_POLL_MS = 1_000;
const BATCH = 50;

const createOutageLog = (log: Log) => {
  let isOutage = false;
  return (error: unknown) => {
    if (error && !isOutage)
      log.error({ error }, 'outbox-relay: publishing failed, notices stay in the outbox');
    if (!error && isOutage) log.info({}, 'outbox-relay: publishing recovered');
    isOutage = Boolean(error);
  };
};

type PublishResult = { readonly published: readonly DueRow[]; readonly error: unknown };

const publishRows = async (rows: readonly DueRow[], publish: Publish): Promise<PublishResult> => {
  const outcomes = await Promise.allSettled(
    rows.map(({ eventId, attempts }) => publish({ eventId, attempt: attempts + 1 })),
  );
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  return {
    published: rows.filter((_, index) => outcomes[index]!.status === 'fulfilled'),
    error: failure?.reason,
  };
};

/** Publishes a notice again until its delivery is recorded, so it may arrive more than once. */
export const createOutboxRelay = ({
  databaseUrl,
  publish,
  log,
  firstPauseS = 4,
}: Options): OutboxRelay => {
  const wakeUp = createWakeUpSignal();
  const logOutage = createOutageLog(log);
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let pollMs = MIN_POLL_MS;

  const relayDueRows = async (client: pg.Client): Promise<number> => {
    await markDelivered(client);
    const rows = await findDueRows(client, BATCH);
    const { published, error } = await publishRows(rows, publish);
    if (rows.length > 0) logOutage(error);
    if (published.length === 0) return (pollMs = Math.min(pollMs * 2, MAX_POLL_MS));
    for (const eventId of await recordPublishAttempt(
      client,
      published.map(({ pos }) => pos),
      firstPauseS,
    ))
      log.error({ eventId }, 'outbox-relay: dead letter after 20 attempts');
    return rows.length === BATCH ? 0 : (pollMs = MIN_POLL_MS);
  };

  return {
    start() {
      running = runAsLeader({
        databaseUrl,
        log,
        wakeUp,
        stopped: () => stopped,
        work: relayDueRows,
      });
    },
    async stop() {
      stopped = true;
      wakeUp.notify();
      await running;
    },
  };
};
