import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { ensureCluster } from '#src/platform/embedded/cluster.ts';
import { nativePrograms } from '#src/platform/embedded/native-package.ts';
import { serverOwner } from '#src/platform/embedded/owner.ts';
import { freePort } from '#src/platform/embedded/ports.ts';
import { until } from '#test/support/child-process.ts';

const PASSWORD = 'throwaway';
const DATABASE = 'chaos';
const PATIENCE = { patience: 90_000, pause: 50 };

/** How PostgreSQL ends: as asked, as if the power went (children told), or with nobody told. */
export type Crash = 'immediate' | 'kill -9';

export type ChaosPostgres = {
  readonly url: string;
  readonly port: number;
  /** Pids of the server and of everything it started, to be stopped and continued. */
  readonly pid: () => number;
  readonly start: () => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly crash: (how: Crash) => Promise<void>;
  /** What it wrote of itself since the cluster was made, over every restart. */
  readonly said: () => string;
  readonly createDatabase: () => Promise<void>;
};

/** Durable as in production: a crash must not be forgiven. Everything that lasts too long is in its log. */
const settings = (dir: string, port: number) => [
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

const answers = async (url: string): Promise<true | null> => {
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

/** A cluster of the scenario's own on the loopback, in `folder/pg`, that can be crashed and comes back on the same port. */
export const chaosPostgres = async (folder: string): Promise<ChaosPostgres> => {
  const dir = join(folder, 'pg');
  const owner = serverOwner();
  const programs = nativePrograms();
  const port = await freePort();
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
    server = spawn(programs.postgres, settings(dir, port), {
      ...owner,
      env,
      cwd: '/',
      stdio: ['ignore', log, log],
    });
    closeSync(log);
  };
  // After a `kill -9` of the first process its children may hold the memory for a moment: then it is started again.
  const start = () =>
    until(
      async () => {
        if (!server || server.exitCode !== null || server.signalCode !== null) launch();
        return answers(urlOf('postgres'));
      },
      {
        ...PATIENCE,
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
    said: () => readFileSync(logFile, 'utf8'),
    createDatabase: async () => {
      const client = new pg.Client({ connectionString: urlOf('postgres') });
      await client.connect();
      await client.query(`create database ${DATABASE}`);
      await client.end();
    },
  };
};
