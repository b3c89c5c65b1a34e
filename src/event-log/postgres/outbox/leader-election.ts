import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import type { WakeUpSignal } from '../wakeup-signal.ts';

const LEADER_LOCK = 7_061_202;
const ELECTION_INTERVAL_MS = 1_000;
const CLOSE_TIMEOUT_MS = 1_000;

const QUERY_TIMEOUT_MS = 5_000;

/**
 * With these settings, PostgreSQL releases the advisory lock of an unreachable leader within ten
 * seconds.
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
  /** Called in a loop. Returns the ms to wait before the next call. */
  readonly work: (client: pg.Client) => Promise<number>;
};

const runElectedLoop = async (client: pg.Client, { log, wakeUp, stopped, work }: Options) => {
  while (!(await isLeader(client))) {
    await wakeUp.wait(ELECTION_INTERVAL_MS);
    if (stopped()) return;
  }
  await client.query('listen outbox');
  log.info({}, 'outbox-relay: elected leader');
  while (!stopped()) await wakeUp.wait(await work(client));
};

/**
 * The advisory lock and the work share one connection, so a process that lost the lock cannot
 * write.
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
