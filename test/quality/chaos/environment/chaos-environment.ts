import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createEventSubscriptions } from '#src/event-log/postgres/event-subscription.ts';
import { openConnectionPool } from '#src/platform/database/connection-pool.ts';
import { findFreePort } from '#src/platform/embedded-postgres/free-port.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { administrator, auditor } from '#test/support/fixtures/staff-credentials.ts';
import { disabledRateLimits } from '#test/support/fixtures/rate-limit-settings.ts';
import { startPrivateRedis } from '#test/support/services/redis.ts';
import { startSmtpServer } from '#test/support/services/smtp-server.ts';
import type { ServerFleet, HttpReply } from '../clients/load-clients.ts';
import { superviseProcess, type SupervisedProcess } from './process-supervisor.ts';
import { startCrashablePostgres } from './crashable-postgres.ts';

export type SelfKillChances = {
  readonly beforeCommit: number;
  readonly afterCommit: number;
  readonly beforeRecord: number;
};
export const NO_SELF_KILLS: SelfKillChances = { beforeCommit: 0, afterCommit: 0, beforeRecord: 0 };

/** URLs of the services, which may be those of fault proxies in front of PostgreSQL and Redis. */
export type ServiceUrls = { readonly databaseUrl: string; readonly redisUrl: string };

const HOST = 'chaos.example.org';
const SECRET = 'a secret of the scenario, long enough for anybody';
const silentLog = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
  request: () => undefined,
};

/** Counts replies, and records each status of 500 or above, except 503, as a defect. */
const createReplyListener = () => {
  const counts = { replies: 0, busy: 0, unanswered: 0 };
  const reasons: Record<string, number> = {};
  const defects: string[] = [];
  const failed = (reason: string) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1;
  };
  const heard: ServerFleet['onReply'] = ({ method, path }, reply: HttpReply | null) => {
    if (reply === null) counts.unanswered += 1;
    else {
      counts.replies += 1;
      if (reply.status === 503) counts.busy += 1;
      else if (reply.status >= 500)
        defects.push(`${method} ${path} answered ${reply.status}: ${reply.text.slice(0, 200)}`);
    }
  };
  return { counts, reasons, defects, heard, failed };
};

/**
 * Starts a separate PostgreSQL, Redis and mail server, but no servers or workers yet. PostgreSQL
 * stores its files in `databaseFolder`, for example on a small disk.
 */
export const startChaosEnvironment = async (databaseFolder?: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-chaos-'));
  /*
   * When root runs the test, PostgreSQL runs as another user, who must be able to enter the folder.
   */
  for (const entered of [folder, databaseFolder ?? folder]) chmodSync(entered, 0o755);
  const [postgres, redis, smtp] = await Promise.all([
    startCrashablePostgres(databaseFolder ?? folder),
    startPrivateRedis(),
    startSmtpServer(),
  ]);
  await postgres.createDatabase();
  const notes = join(folder, 'deaths');
  const [servers, notifiers, gone] = [
    [] as SupervisedProcess[],
    [] as SupervisedProcess[],
    [] as SupervisedProcess[],
  ];
  const origins = new Map<SupervisedProcess, string>();
  const { counts, reasons, defects, heard, failed } = createReplyListener();
  const real: ServiceUrls = { databaseUrl: postgres.url, redisUrl: redis.url };
  const seals = join(folder, 'seals');
  const tailed: number[] = [];
  let stopTail = () => undefined as void;

  const start = (
    program: 'server' | 'worker',
    name: string,
    port: number,
    deaths: SelfKillChances,
    places: ServiceUrls,
  ): SupervisedProcess => {
    const dataDir = join(folder, name);
    mkdirSync(dataDir, { recursive: true });
    return superviseProcess({
      name,
      notes,
      makesWay: program === 'server',
      ready: program === 'server' ? /Melagrana è aperta/ : /background work started/,
      args: [
        '--import',
        resolve('test/quality/chaos/environment/self-kill-preload.mjs'),
        `dist/server/${program}.js`,
      ],
      env: {
        NODE_ENV: 'production',
        APP_MODE: 'demo',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_ORIGIN: `http://${HOST}`,
        WORKER: 'outside',
        DATABASE_URL: places.databaseUrl,
        REDIS_URL: places.redisUrl,
        SMTP_URL: smtp.url,
        DATA_DIR: dataDir,
        CHECKPOINT_DIR: seals,
        GUEST_MAIL_DELAY_SECONDS: '1',
        // Sends notices immediately, because the verifiers would find the waiting ones missing.
        STAFF_MAIL_INTERVAL_MINUTES: '0',
        LOG_LEVEL: program === 'server' ? 'error' : 'info',
        SESSION_SECRET: SECRET,
        ADMIN_USERNAME: administrator.username,
        ADMIN_PASSWORD: administrator.password,
        AUDITOR_USERNAME: auditor.username,
        AUDITOR_PASSWORD: auditor.password,
        ...disabledRateLimits,
        CHAOS_DEATHS: JSON.stringify(deaths),
      },
    });
  };
  const isReady = (origin: string) =>
    fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok || null,
      () => null,
    );

  const startServers = async (
    count: number,
    deaths: SelfKillChances = NO_SELF_KILLS,
    places: ServiceUrls = real,
  ): Promise<void> => {
    for (let left = count; left > 0; left -= 1) {
      const port = await findFreePort();
      const server = start(
        'server',
        `server-${servers.length + gone.length + 1}`,
        port,
        deaths,
        places,
      );
      origins.set(server, `http://127.0.0.1:${port}`);
      servers.push(server);
      /*
       * Waits after every second server. The first one migrates and seeds the database alone, and
       * later servers start two at a time.
       */
      if (servers.length % 2 === 1)
        await pollUntil(() => isReady(origins.get(server)!), {
          timeoutMs: 60_000,
          describe: () => server.output(),
        });
    }
  };
  const startNotifiers = (
    count: number,
    deaths: SelfKillChances = NO_SELF_KILLS,
    places: ServiceUrls = real,
  ): void => {
    for (let left = count; left > 0; left -= 1)
      notifiers.push(
        start('worker', `notifier-${notifiers.length + gone.length + 1}`, 0, deaths, places),
      );
  };
  const retire = async (processes: SupervisedProcess[], signal?: NodeJS.Signals): Promise<void> => {
    gone.push(...processes);
    await Promise.all(processes.splice(0).map((one) => one.retire(signal)));
  };
  const originsOf = (some: readonly SupervisedProcess[]) =>
    some.map((server) => origins.get(server)!);
  const serving = () => servers.filter((server) => server.isServing());
  const doors = () => {
    const open = serving();
    return originsOf(open.length > 0 ? open : servers);
  };
  const fleet: ServerFleet = {
    origins: () => originsOf(servers),
    reachableOrigins: doors,
    onReply: heard,
    onFailure: failed,
  };
  const pool = openConnectionPool({ url: postgres.url });

  return {
    folder,
    postgres,
    redis,
    smtp,
    servers,
    notifiers,
    fleet,
    counts,
    reasons,
    defects,
    pool,
    seals,
    tailed,
    real,
    host: HOST,
    secret: SECRET,
    startServers,
    startNotifiers,
    retire,
    serving,
    allProcesses: (): readonly SupervisedProcess[] => [...gone, ...servers, ...notifiers],
    allServe: () =>
      pollUntil(
        async () => (await Promise.all(fleet.origins().map(isReady))).every(Boolean) || null,
        {
          timeoutMs: 60_000,
          describe: () => 'not every server came back',
        },
      ),
    selfKills: () =>
      existsSync(notes)
        ? readFileSync(notes, 'utf8')
            .split('\n')
            .filter(Boolean)
            .map((line) => line.split(' ')[1]!)
        : [],
    /**
     * Subscribes to the event log from its first event, like the live updates of the staff area.
     */
    followLog: () => {
      stopTail = createEventSubscriptions({
        connection: { connectionString: postgres.url },
        log: silentLog as never,
      }).subscribe(0, ({ position }) => void tailed.push(position));
    },
    close: async () => {
      await Promise.all([retire(servers), retire(notifiers)]);
      stopTail();
      await pool.end().catch(() => undefined);
      await Promise.all([postgres.stop(), redis.remove(), smtp.down()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export type ChaosEnvironment = Awaited<ReturnType<typeof startChaosEnvironment>>;
