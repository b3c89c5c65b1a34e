import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '#src/kernel/log.ts';
import type { WakeUpSignal } from '../wakeup-signal.ts';

/** One number for all relays of this database. */
const LEADER_LOCK = 7_061_202;
const ELECTION_INTERVAL_MS = 1_000;
const CLOSE_TIMEOUT_MS = 1_000;

const QUERY_TIMEOUT_MS = 5_000;

/** The server notices within about ten seconds that a leader's machine is gone, and frees the lock. */
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
  readonly bell: WakeUpSignal;
  readonly stopped: () => boolean;
  /** One turn of work on the leader's own connection, over and over. @returns how long to wait before the next, in ms */
  readonly work: (client: pg.Client) => Promise<number>;
};

const runElectedLoop = async (client: pg.Client, { log, bell, stopped, work }: Options) => {
  while (!(await isLeader(client))) {
    await bell.wait(ELECTION_INTERVAL_MS);
    if (stopped()) return;
  }
  await client.query('listen outbox');
  log.info({}, 'this process relays the notices');
  while (!stopped()) await bell.wait(await work(client));
};

/**
 * Works as the one leader of a database, on a connection of its own. The lock and the work share that connection, so
 * whoever lost the lock cannot write either. A lost connection is replaced; another process takes over within seconds.
 */
export const runAsLeader = async (options: Options): Promise<void> => {
  const { databaseUrl, log, bell, stopped } = options;
  for (let away = false; !stopped();) {
    const client = createLeaderClient(databaseUrl);
    client.on('error', () => bell.notify());
    client.on('notification', () => bell.notify());
    try {
      await client.connect();
      if (away) log.info({}, 'the relay reaches the database again');
      away = false;
      await runElectedLoop(client, options);
    } catch (error) {
      if (!away) log.error({ error }, 'the relay lost the database');
      away = true;
    }
    // A connection that hangs would never say goodbye.
    await Promise.race([
      client.end().catch(() => undefined),
      sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false }),
    ]);
    if (!stopped()) await bell.wait(ELECTION_INTERVAL_MS);
  }
};
