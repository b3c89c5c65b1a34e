import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { ensureCluster, passwordOf } from './cluster.ts';
import { nativePrograms } from './native-package.ts';
import { assertReachable, serverOwner } from './owner.ts';
import { freePort } from './ports.ts';
import { runServer } from './server-process.ts';

export type Embedded = {
  readonly port: number;
  readonly pid: number;
  /** A server left behind by a killed parent was taken over. */
  readonly reused: boolean;
  url(database: string): string;
  admin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result>;
  createDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
};

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const stopByPid = async (pid: number) => {
  process.kill(pid, 'SIGINT');
  for (let waited = 0; alive(pid) && waited < 10_000; waited += 50) await sleep(50);
};

const handle = (port: number, pid: number, password: string, reused: boolean, stop: () => Promise<void>): Embedded => {
  const url = (database: string) => `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  const admin = async <Result>(work: (client: pg.Client) => Promise<Result>) => {
    const client = new pg.Client({ connectionString: url('postgres') });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  const createDatabase = (name: string, template?: string) => admin(async (client) => {
    await client.query(`create database ${client.escapeIdentifier(name)}${template ? ` template ${client.escapeIdentifier(template)}` : ''}`);
  });
  return { port, pid, reused, url, admin, createDatabase, stop };
};

const PORT_LINE = 3;
const pidAndPort = (dir: string) => {
  const lines = readFileSync(join(dir, 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[PORT_LINE]) };
};

/** The server of a parent that was killed, if it still answers with our password. A stale pid file is PostgreSQL's to clear. */
const leftBehind = async (dir: string, password: string): Promise<Embedded | null> => {
  if (!existsSync(join(dir, 'postmaster.pid'))) return null;
  const { pid, port } = pidAndPort(dir);
  if (!pid || !alive(pid)) return null;
  for (let waited = 0; waited < 5_000 && alive(pid); waited += 250) {
    const found = handle(port, pid, password, true, () => stopByPid(pid));
    try {
      await found.admin((client) => client.query('select 1'));
      return found;
    } catch {
      await sleep(250); // its guard may be stopping it this very moment
    }
  }
  return null;
};

type Options = { readonly dir: string; readonly throwaway: boolean; readonly port?: number };

/**
 * PostgreSQL from npm's binaries, on the loopback alone. Runs as root too (as the user `postgres`), outlives no parent,
 * and takes over what a killed parent left. `throwaway` trades durability for speed and removes its data when stopped.
 *
 * @throws Error with PostgreSQL's own words when it does not start.
 */
export const startEmbedded = async ({ dir: given, throwaway, port: wanted }: Options): Promise<Embedded> => {
  const dir = resolve(given);
  const owner = serverOwner();
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
  const programs = nativePrograms();
  assertReachable(programs.postgres, owner);
  ensureCluster(programs.initdb, dir, passwordOf(dir, throwaway), owner, throwaway, env);
  assertReachable(dir, owner);
  const password = passwordOf(dir, throwaway);
  const found = await leftBehind(dir, password);
  if (found) return found;
  const port = wanted ?? (await freePort());
  const stopServer = await runServer(programs.postgres, dir, port, throwaway, owner, env);
  const stop = async () => {
    await stopServer();
    if (throwaway) rmSync(dir, { recursive: true, force: true });
  };
  return handle(port, pidAndPort(dir).pid, password, false, stop);
};
