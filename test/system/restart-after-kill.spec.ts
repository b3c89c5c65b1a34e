import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findFreePort } from '#test/support/services/free-port.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { buildGuest, buildReservationRequest } from '#test/support/builders/request-builders.ts';
import { createHttpClient } from '#test/support/drivers/http-client.ts';
import { findTurn } from '#test/support/drivers/find-turn-by-key.ts';
import { disabledRateLimits } from '#test/support/fixtures/rate-limit-settings.ts';
import { findProcessIdsMentioning } from '#test/support/services/find-processes-mentioning.ts';

const RESTARTS = Number(process.env['RESTARTS'] ?? 3);
const CLIENTS = 8;
const CHECKPOINTER_PAUSE_MS = 3_000;

type Group = {
  readonly output: () => string;
  readonly exitCode: () => number | null;
  readonly kill: () => void;
};

let dataDir: string;
let port: number;
let origin: string;
let running: Group;

/**
 * Runs the command as the leader of a new process group, so that one signal kills all its
 * processes.
 */
const startGroup = (command: string, args: readonly string[]): Group => {
  const { PATH = '', HOME = '' } = process.env;
  const env = {
    PATH,
    HOME,
    ...disabledRateLimits,
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  };
  const child = spawn(command, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += String(chunk);
    });
  return {
    output: () => output,
    exitCode: () => child.exitCode,
    kill: () => {
      if (child.exitCode === null) process.kill(-child.pid!, 'SIGKILL');
    },
  };
};

const startWithNpm = () => startGroup('npm', ['start']);

/**
 * Starts the server under a parent that never reaps its children, like the first process of some
 * containers. A killed server then stays a zombie.
 */
const startUnderNonReapingParent = (): Group & { readonly endParent: () => void } => {
  const group = startGroup('/bin/sh', [
    '-c',
    'setsid node src/start.mjs & echo "product=$!"; exec sleep 120',
  ]);
  return {
    ...group,
    endParent: group.kill,
    kill: () => process.kill(-Number(/product=(\d+)/.exec(group.output())![1]), 'SIGKILL'),
  };
};

/**
 * Returns the process id of PostgreSQL's checkpointer. While the test suspends it, PostgreSQL
 * cannot finish its shutdown.
 */
const findCheckpointerPid = (postmaster: string): number => {
  const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    .trim()
    .split(' ');
  return Number(
    children.find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('checkpointer')),
  );
};

const isShuttingDown = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  return client
    .connect()
    .then(
      () => false,
      (error: Error) => /shutting down/.test(error.message),
    )
    .finally(() => client.end().catch(() => undefined));
};

const waitUntilOpen = ({ output, exitCode }: Group) =>
  pollUntil(
    () => {
      if (exitCode() !== null) throw new Error(`It ended with ${exitCode()}:\n${output()}`);
      return output().includes(`${origin}/admin`) || null;
    },
    { describe: output },
  );

const startLoad = async () => {
  let isOver = false;
  let guest = 0;
  const turn = await findTurn(origin, venueDateInDays(30), 'cena_primo');
  const clients = Array.from({ length: CLIENTS }, async () => {
    while (!isOver) {
      const request = buildReservationRequest(turn, buildGuest(guest++));
      await createHttpClient(origin)
        .post('/api/reservations', request)
        .catch(() => undefined);
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(clients);
  };
};

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'melagrana-killed-'));
  chmodSync(dataDir, 0o755);
  port = await findFreePort();
  origin = `http://localhost:${port}`;
  running = startWithNpm();
  await waitUntilOpen(running);
});
afterAll(async () => {
  running.kill();
  await pollUntil(() => (findProcessIdsMentioning(dataDir).length === 0 ? true : null));
  rmSync(dataDir, { recursive: true, force: true });
});

it(`starts again ${RESTARTS} times immediately after kill -9 of its process group under load`, async () => {
  for (let restart = 1; restart <= RESTARTS; restart++) {
    const stopLoad = await startLoad();
    await pollUntil(
      async () => (await createHttpClient(origin).get('/api/time-slots')).status === 200 || null,
    );
    running.kill();
    running = startWithNpm();
    await stopLoad();
    await waitUntilOpen(running);
    expect(await createHttpClient(origin).get('/health/ready')).toMatchObject({ status: 200 });
  }
});

it('waits for the previous PostgreSQL to shut down while the killed process stays a zombie', async () => {
  running.kill();
  const zombie = startUnderNonReapingParent();
  running = zombie;
  await waitUntilOpen(running);
  const [postmaster, , , oldPort] = readFileSync(
    join(dataDir, 'postgres/postmaster.pid'),
    'utf8',
  ).split('\n');
  const checkpointer = findCheckpointerPid(postmaster!);
  process.kill(checkpointer, 'SIGSTOP');
  try {
    running.kill();
    await pollUntil(
      async () =>
        (await isShuttingDown(`postgresql://postgres:x@127.0.0.1:${oldPort}/postgres`)) || null,
    );
    running = startWithNpm();
    await sleep(CHECKPOINTER_PAUSE_MS);
    expect(running.output()).not.toContain('cannot start');
  } finally {
    process.kill(checkpointer, 'SIGCONT');
    zombie.endParent();
  }
  await waitUntilOpen(running);
});
