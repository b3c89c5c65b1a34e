import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import { createWakeUpSignal } from './wakeup-signal.ts';

/** What may be told of an event to whoever only wants to know that something changed: no data. */
export type EventSummary = {
  readonly position: number;
  readonly type: string;
  readonly stream: string;
};

export type LogTail = {
  /** Tells of every event after `position`, in order, as it is committed. @returns how to stop listening */
  follow(position: number, tell: (event: EventSummary) => void): () => void;
};

type Follower = { at: number; readonly tell: (event: EventSummary) => void };
type Options = { readonly connection: pg.ClientConfig; readonly log: Log };

/** Should a word of the database be lost, it is looked for this often. */
const POLL_MS = 5_000;
const RETRY_MS = 1_000;
const CLOSE_TIMEOUT_MS = 1_000;
const BATCH = 500;

const readEventsAfter = async (client: pg.Client, position: number): Promise<EventSummary[]> =>
  (
    await client.query<{ pos: string; type: string; stream: string }>(
      'select pos::text, type, stream from event where event.pos > $1 order by event.pos limit $2',
      [position, BATCH],
    )
  ).rows.map(({ pos, ...event }) => ({ ...event, position: Number(pos) }));

/**
 * Follows the log on one connection of its own, which exists while somebody follows. Positions have no gap and appear in
 * order of commit, so the last one seen is all there is to remember, also over a lost connection.
 */
export const createLogTail = ({ connection, log }: Options): LogTail => {
  const followers = new Set<Follower>();
  const bell = createWakeUpSignal();
  let running = false;

  const passOn = async (client: pg.Client): Promise<void> => {
    const events = await readEventsAfter(client, Math.min(...[...followers].map(({ at }) => at)));
    for (const event of events)
      for (const follower of followers)
        if (event.position > follower.at) {
          follower.at = event.position;
          follower.tell(event);
        }
    if (events.length === BATCH) bell.notify();
  };

  const listen = async (client: pg.Client): Promise<void> => {
    await client.connect();
    await client.query('listen outbox');
    while (followers.size > 0) {
      await passOn(client);
      await bell.wait(POLL_MS);
    }
  };

  const run = async (): Promise<void> => {
    while (followers.size > 0) {
      const client = new pg.Client({
        ...connection,
        query_timeout: POLL_MS,
        keepAlive: true,
        application_name: 'melagrana tail',
      });
      client.on('error', () => bell.notify());
      client.on('notification', () => bell.notify());
      await listen(client).catch((error: unknown) =>
        log.warn({ error }, 'the live view lost the database'),
      );
      await Promise.race([
        client.end().catch(() => undefined),
        sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
      ]);
      if (followers.size > 0) await bell.wait(RETRY_MS);
    }
    running = false;
  };

  return {
    follow(position, tell) {
      const follower = { at: position, tell };
      followers.add(follower);
      if (running) bell.notify();
      else {
        running = true;
        void run();
      }
      return () => {
        followers.delete(follower);
        bell.notify();
      };
    },
  };
};
