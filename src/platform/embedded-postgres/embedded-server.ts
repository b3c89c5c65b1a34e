import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isServerStarting } from '../database/transient-errors.ts';
import { withClient } from '../database/with-client.ts';
import { ensureCluster, readOrCreatePassword } from './cluster.ts';
import { createDatabase } from './create-database.postgres.ts';
import { locatePostgresBinaries } from './postgres-binaries.ts';
import { assertReachable, resolveServerUser } from './server-user.ts';
import {
  stopLeftoverServer,
  findLiveOwner,
  claimDirectory,
  findPostmaster,
} from './process-ownership.ts';
import { findFreePort } from './free-port.ts';
import { startServerProcess } from './server-process.ts';

export type EmbeddedPostgres = {
  readonly port: number;
  readonly pid: number;
  /** True if another process started the server. In this case `stop` does nothing. */
  readonly borrowed: boolean;
  url(database: string): string;
  admin<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result>;
  createDatabase(name: string, template?: string): Promise<void>;
  stop(): Promise<void>;
};

const createHandle = (
  port: number,
  pid: number,
  password: string,
  isBorrowed: boolean,
  stop: () => Promise<void>,
): EmbeddedPostgres => {
  const url = (database: string) =>
    `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
  const admin = <Result>(work: (client: pg.Client) => Promise<Result>) =>
    withClient({ connectionString: url('postgres') }, work);
  return {
    port,
    pid,
    borrowed: isBorrowed,
    url,
    admin,
    createDatabase: (name, template) => admin((client) => createDatabase(client, name, template)),
    stop,
  };
};

const BORROW_TIMEOUT_MS = 60_000;
const POLL_MS = 100;

const isAnswering = (server: EmbeddedPostgres): Promise<boolean> =>
  server
    .admin(async () => true)
    .catch((error: unknown) => {
      if (isServerStarting(error)) return false;
      throw error;
    });

const borrowRunningServer = async (
  dir: string,
  password: string,
): Promise<EmbeddedPostgres | null> => {
  for (let waited = 0; waited < BORROW_TIMEOUT_MS; waited += POLL_MS) {
    const server = findLiveOwner(dir) === null ? null : findPostmaster(dir);
    if (!server) return null;
    const found = createHandle(server.port, server.pid, password, true, async () => undefined);
    if (await isAnswering(found)) return found;
    await sleep(POLL_MS);
  }
  throw new Error('the PostgreSQL of a running start does not answer.');
};

/**
 * Matches PostgreSQL's message while child processes of a killed server still use its shared
 * memory. They end after some seconds, so a retry succeeds.
 */
const SHARED_MEMORY_IN_USE = /pre-existing shared memory block/;
const SHARED_MEMORY_MS = 30_000;

const runWhenFree = async (
  run: () => Promise<() => Promise<void>>,
): Promise<() => Promise<void>> => {
  const end = Date.now() + SHARED_MEMORY_MS;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (!SHARED_MEMORY_IN_USE.test(String(error)) || Date.now() > end) throw error;
      await sleep(POLL_MS);
    }
  }
};

type Options = { readonly dir: string; readonly throwaway: boolean; readonly port?: number };

/**
 * Starts PostgreSQL on the loopback interface, or uses the running server of another process. A
 * `throwaway` server deletes its data on stop.
 */
export const startEmbeddedPostgres = async ({
  dir: relativeDir,
  throwaway,
  port: fixedPort,
}: Options): Promise<EmbeddedPostgres> => {
  const dir = resolve(relativeDir);
  const owner = resolveServerUser();
  const env = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
  const programs = locatePostgresBinaries();
  assertReachable(programs.postgres, owner);
  const password = readOrCreatePassword(dir, throwaway);
  assertReachable(dir, owner);
  ensureCluster(programs.initdb, dir, password, owner, throwaway, env);
  const found = await borrowRunningServer(dir, password);
  if (found) return found;
  await stopLeftoverServer(dir);
  const port = fixedPort ?? (await findFreePort());
  const run = () =>
    runWhenFree(() =>
      startServerProcess(
        { postgres: programs.postgres, dir, port, throwaway, owner, env },
        () => void restart(),
      ),
    );
  /** A failed restart is an unhandled rejection, which ends the process with exit code 1. */
  const restart = async () => {
    process.stderr.write('  PostgreSQL ended unexpectedly and is started again.\n');
    running = run();
    await running;
  };
  let running = run();
  await running;
  claimDirectory(dir);
  const stop = async () => {
    await (
      await running
    )();
    if (throwaway) rmSync(dir, { recursive: true, force: true });
  };
  return createHandle(port, findPostmaster(dir)!.pid, password, false, stop);
};
