import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import { createWakeUpSignal } from './wakeup-signal.ts';

export type EventSummary = {
  readonly position: number;
  readonly type: string;
  readonly stream: string;
};

export type EventSubscriptions = {
  /** Calls `onEvent` for each committed event after `position`, in order. */
  subscribe(position: number, onEvent: (event: EventSummary) => void): () => void;
};

type Subscriber = { position: number; readonly onEvent: (event: EventSummary) => void };
type Options = { readonly connection: pg.ClientConfig; readonly log: Log };

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

const createListeningClient = (connection: pg.ClientConfig): pg.Client =>
  new pg.Client({
    ...connection,
    query_timeout: POLL_MS,
    keepAlive: true,
    application_name: 'melagrana tail',
  });

/**
 * Creates subscriptions to new events. A reconnection loses no event, because positions have no
 * gaps and follow the order of commits.
 */
export const createEventSubscriptions = ({ connection, log }: Options): EventSubscriptions => {
  const subscribers = new Set<Subscriber>();
  const wakeUp = createWakeUpSignal();
  let running = false;

  const deliverEvents = async (client: pg.Client): Promise<void> => {
    const reached = Math.min(...[...subscribers].map(({ position }) => position));
    const events = await readEventsAfter(client, reached);
    for (const event of events)
      for (const subscriber of subscribers)
        if (event.position > subscriber.position) {
          subscriber.position = event.position;
          subscriber.onEvent(event);
        }
    if (events.length === BATCH) wakeUp.notify();
  };

  const listen = async (client: pg.Client): Promise<void> => {
    await client.connect();
    await client.query('listen outbox');
    while (subscribers.size > 0) {
      await deliverEvents(client);
      await wakeUp.wait(POLL_MS);
    }
  };

  const run = async (): Promise<void> => {
    while (subscribers.size > 0) {
      const client = createListeningClient(connection);
      client.on('error', () => wakeUp.notify());
      client.on('notification', () => wakeUp.notify());
      await listen(client).catch((error: unknown) =>
        log.warn({ error }, 'event-subscription: database connection lost'),
      );
      await Promise.race([
        client.end().catch(() => undefined),
        sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
      ]);
      if (subscribers.size > 0) await wakeUp.wait(RETRY_MS);
    }
    running = false;
  };

  return {
    subscribe(position, onEvent) {
      const subscriber = { position, onEvent };
      subscribers.add(subscriber);
      if (running) wakeUp.notify();
      else {
        running = true;
        void run();
      }
      return () => {
        subscribers.delete(subscriber);
        wakeUp.notify();
      };
    },
  };
};
