import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import type { WakeUpSignal } from '../wakeup-signal.ts';

const LEADER_LOCK = 7_061_202;
const ELECTION_INTERVAL_MS = 1_000;
const CLOSE_TIMEOUT_MS = 1_000;
/** Number of rounds without a pause after which the relay stops listening for notifications. */
const BURST_ROUNDS = 2;

const QUERY_TIMEOUT_MS = 5_000;

/**
 * TCP keepalive settings. With them, PostgreSQL releases the advisory lock of an unreachable leader
 * within ten seconds.
 */
const KEEPALIVE = '-c tcp_keepalives_idle=4 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3';

const createLeaderClient = (connectionString: string) =>
  new pg.Client({
    connectionString,
    connectionTimeoutMillis: 3_000,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: 4_000,
    application_name: 'melagrana relay',
    options: KEEPALIVE,
  });

const isLeader = async (client: pg.Client) =>
  (await client.query<{ leads: boolean }>('select pg_try_advisory_lock($1) leads', [LEADER_LOCK]))
    .rows[0]!.leads;

type Options = {
  readonly databaseUrl: string;
  readonly log: Log;
  readonly wakeUp: WakeUpSignal;
  readonly stopped: () => boolean;
  /** Called in a loop. Returns the ms to wait before the next call, or 0 if more work may wait. */
  readonly work: (client: pg.Client) => Promise<number>;
};

/**
 * Calls `work` in a loop. During a burst it stops listening, because each notification wakes
 * PostgreSQL and this process. It then calls `work` once more, because an event may have come
 * before it listened again.
 */
const runWorkLoop = async (client: pg.Client, { wakeUp, stopped, work }: Options) => {
  let isListening = false;
  for (let rounds = 0; !stopped();) {
    const pauseMs = await work(client);
    rounds = pauseMs === 0 ? rounds + 1 : 0;
    if (isListening && rounds >= BURST_ROUNDS) {
      await client.query('unlisten outbox');
      isListening = false;
    } else if (!isListening && pauseMs > 0) {
      await client.query('listen outbox');
      isListening = true;
    } else await wakeUp.wait(pauseMs);
  }
};

const runElectedLoop = async (client: pg.Client, options: Options) => {
  const { log, wakeUp, stopped } = options;
  while (!(await isLeader(client))) {
    await wakeUp.wait(ELECTION_INTERVAL_MS);
    if (stopped()) return;
  }
  log.info({}, 'outbox-relay: elected leader');
  await runWorkLoop(client, options);
};

/**
 * Runs the work in the process that holds the advisory lock. Lock and work share one connection, so
 * a process that lost the lock cannot write.
 */
export const runAsLeader = async (options: Options): Promise<void> => {
  const { databaseUrl, log, wakeUp, stopped } = options;
  for (let isConnectionLost = false; !stopped();) {
    const client = createLeaderClient(databaseUrl);
    client.on('error', () => wakeUp.notify());
    client.on('notification', () => wakeUp.notify());
    try {
      await client.connect();
      if (isConnectionLost) log.info({}, 'outbox-relay: database connection restored');
      isConnectionLost = false;
      await runElectedLoop(client, options);
    } catch (error) {
      if (!isConnectionLost) log.error({ error }, 'outbox-relay: database connection lost');
      isConnectionLost = true;
    }
    // Closing a dead connection can hang.
    await Promise.race([
      client.end().catch(() => undefined),
      sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    if (!stopped()) await wakeUp.wait(ELECTION_INTERVAL_MS);
  }
};
