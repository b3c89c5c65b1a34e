import type pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import { createWakeUpSignal } from '../wakeup-signal.ts';
import { runAsLeader } from './leader-election.ts';
import { markDelivered, findDueRows, recordPublishAttempt, type DueRow } from './outbox-rows.ts';

/** Hands one notice to whoever delivers it. Rejects, within seconds, when it could not be handed over. */
export type Publish = (notice: {
  readonly eventId: string;
  readonly attempt: number;
}) => Promise<void>;

export type OutboxRelay = { start(): void; stop(): Promise<void> };

type Options = {
  readonly databaseUrl: string;
  readonly publish: Publish;
  readonly log: Log;
  /** Pause before the second try of a notice, in seconds; doubled each time. */
  readonly firstPauseS?: number;
};

const MIN_POLL_MS = 150;
const MAX_POLL_MS = 1_000;
const BATCH = 50;

/** Says once that handing over fails, and once that it works again. */
const createOutageLog = (log: Log) => {
  let away = false;
  return (error: unknown) => {
    if (error && !away)
      log.error({ error }, 'notices cannot be handed over; they wait in the database');
    if (!error && away) log.info({}, 'notices are handed over again');
    away = Boolean(error);
  };
};

type PublishResult = { readonly handed: readonly DueRow[]; readonly trouble: unknown };

const publishRows = async (rows: readonly DueRow[], publish: Publish): Promise<PublishResult> => {
  const outcomes = await Promise.allSettled(
    rows.map(({ eventId, attempts }) => publish({ eventId, attempt: attempts + 1 })),
  );
  const trouble = outcomes.find((outcome) => outcome.status === 'rejected');
  return {
    handed: rows.filter((_, index) => outcomes[index]!.status === 'fulfilled'),
    trouble: trouble?.reason,
  };
};

/**
 * Hands every event to the notices at least once, and again until a delivery is recorded, for as long as it takes. One
 * process relays at a time; the others stand by. Whatever happens here, the events and the bookings are safe.
 */
export const createOutboxRelay = ({
  databaseUrl,
  publish,
  log,
  firstPauseS = 4,
}: Options): OutboxRelay => {
  const bell = createWakeUpSignal();
  const noteOutage = createOutageLog(log);
  let stopped = false;
  let running: Promise<void> = Promise.resolve();
  let pause = MIN_POLL_MS;

  const work = async (client: pg.Client): Promise<number> => {
    await markDelivered(client);
    const rows = await findDueRows(client, BATCH);
    const { handed, trouble } = await publishRows(rows, publish);
    if (rows.length > 0) noteOutage(trouble);
    if (handed.length === 0) return (pause = Math.min(pause * 2, MAX_POLL_MS));
    for (const eventId of await recordPublishAttempt(
      client,
      handed.map(({ pos }) => pos),
      firstPauseS,
    ))
      log.error({ eventId }, 'staff were not told of an event after twenty tries');
    return rows.length === BATCH ? 0 : (pause = MIN_POLL_MS);
  };

  return {
    start() {
      running = runAsLeader({ databaseUrl, log, bell, stopped: () => stopped, work });
    },
    async stop() {
      stopped = true;
      bell.notify();
      await running;
    },
  };
};
