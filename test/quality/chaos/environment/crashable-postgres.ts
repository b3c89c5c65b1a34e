import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureCluster } from '#src/platform/embedded-postgres/cluster.ts';
import { locatePostgresBinaries } from '#src/platform/embedded-postgres/postgres-binaries.ts';
import { resolveServerUser } from '#src/platform/embedded-postgres/server-user.ts';
import { findFreePort } from '#src/platform/embedded-postgres/free-port.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const PASSWORD = 'throwaway';
const DATABASE = 'chaos';
const START_POLLING = { timeoutMs: 90_000, pause: 50 };

/**
 * Kinds of crash. `immediate` ends all processes of PostgreSQL without a clean shutdown. `kill -9`
 * ends only the main process, and the others end a moment later.
 */
export type CrashMode = 'immediate' | 'kill -9';

export type CrashablePostgres = {
  readonly url: string;
  readonly port: number;
  /** Process id of the main process, or 0 while PostgreSQL is stopped. */
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly crash: (how: CrashMode) => Promise<void>;
  readonly readLog: () => string;
  readonly createDatabase: () => Promise<void>;
};

/**
 * Returns the server's options. Durability is set as in production, and lock waits are logged for
 * verifier V14.
 */
const serverArguments = (dir: string, port: number) => [
  '-D',
  dir,
  '-p',
  String(port),
  ...Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    shared_buffers: '64MB',
    log_lock_waits: 'on',
    deadlock_timeout: '500ms',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    restart_after_crash: 'on',
    log_checkpoints: 'off',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

const isAnswering = async (url: string): Promise<true | null> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const startCrashablePostgres = async (folder: string): Promise<CrashablePostgres> => {
  const dir = join(folder, 'pg');
  const owner = resolveServerUser();
  const programs = locatePostgresBinaries();
  const port = await findFreePort();
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
  ensureCluster(programs.initdb, dir, PASSWORD, owner, true, env);
  const urlOf = (name: string) => `postgresql://postgres:${PASSWORD}@127.0.0.1:${port}/${name}`;
  const logFile = `${dir}.log`;
  let server: ChildProcess | null = null;

  const ended = (child: ChildProcess) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve();
      else child.once('exit', () => resolve());
    });
  const launch = () => {
    const log = openSync(logFile, 'a');
    server = spawn(programs.postgres, serverArguments(dir, port), {
      ...owner,
      env,
      cwd: '/',
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  };
  /*
   * Retries the start, because it can fail after `kill -9` while child processes still use shared
   * memory.
   */
  const start = () =>
    pollUntil(
      async () => {
        if (!server || server.exitCode !== null || server.signalCode !== null) launch();
        return isAnswering(urlOf('postgres'));
      },
      {
        ...START_POLLING,
        describe: () =>
          `PostgreSQL does not come back:\n${readFileSync(logFile, 'utf8').slice(-2_000)}`,
      },
    ).then(() => undefined);
  const end = async (signal: NodeJS.Signals) => {
    const child = server;
    server = null;
    child?.kill(signal);
    if (child) await ended(child);
  };
  await start();
  return {
    url: urlOf(DATABASE),
    port,
    start,
    pid: () => server?.pid ?? 0,
    stop: () => end('SIGINT'),
    crash: (how) => end(how === 'immediate' ? 'SIGQUIT' : 'SIGKILL'),
    readLog: () => readFileSync(logFile, 'utf8'),
    createDatabase: async () => {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${DATABASE}`);
      await client.end();
    },
  };
};
