import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#test/support/services/free-port.ts';
import { pollUntil } from './poll-until.ts';
import { obtainRedisProgram } from './redis-program.ts';

export type PrivateRedis = {
  readonly url: string;
  /** Kills Redis. All its data is lost, because persistence is off. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly wipe: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const isAnswering = (port: number): Promise<true | null> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const say = (answer: true | null) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('error', () => say(null));
    socket.once('data', (bytes) => say(bytes.toString().startsWith('+PONG') ? true : null));
    socket.setTimeout(1_000, () => say(null));
    socket.write('PING\r\n');
  });

export const startPrivateRedis = async (): Promise<PrivateRedis> => {
  const { path, libraries } = await obtainRedisProgram();
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-redis-'));
  const settings = [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  let server: ChildProcess | null = null;

  const start = async () => {
    server = spawn(path, settings, {
      stdio: 'ignore',
      env: { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
    });
    await pollUntil(() => isAnswering(port), {
      describe: () => `${path} did not answer on port ${port}`,
    });
  };
  const stop = async () => {
    if (!server) return;
    const ended = new Promise((resolve) => server!.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
    server = null;
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    stop,
    wipe: async () => {
      await stop();
      await start();
    },
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/**
 * Returns the Redis of REDIS_URL if it is set. Otherwise starts a temporary Redis, which `remove`
 * stops.
 */
export const getOrStartRedis = async (): Promise<{
  readonly url: string;
  readonly remove: () => Promise<void>;
}> => {
  const given = process.env['REDIS_URL'];
  return given ? { url: given, remove: () => Promise.resolve() } : startPrivateRedis();
};
