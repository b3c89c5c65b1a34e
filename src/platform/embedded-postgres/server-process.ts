import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ServerUser } from './server-user.ts';

const START_TIMEOUT_MS = 120_000;

/**
 * Runs PostgreSQL and stops it when this process ends, even by SIGKILL, because the script's
 * standard input then closes. The script ignores Ctrl-C.
 */
const GUARD =
  '"$0" "$@" </dev/null & c=$!; trap "" INT; cat >/dev/null; kill -INT $c 2>/dev/null; wait $c';

const settings = (dir: string, port: number, throwaway: boolean) => [
  '-D',
  dir,
  '-p',
  String(port),
  '-c',
  'listen_addresses=127.0.0.1',
  '-c',
  'unix_socket_directories=',
  '-c',
  'max_connections=200',
  '-c',
  'shared_buffers=64MB',
  ...(throwaway
    ? ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].flatMap((name) => [
        '-c',
        `${name}=off`,
      ])
    : []),
];

const FATAL = /FATAL: {2}(?!the database system is)(.*)/;

const waitUntilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const fail = () =>
      reject(
        new Error(
          `PostgreSQL did not start: ${FATAL.exec(output)?.[1] ?? (output.trim() || 'no reason given')}.`,
        ),
      );
    const timer = setTimeout(fail, START_TIMEOUT_MS);
    server.once('error', reject);
    server.once('exit', fail);
    server.stderr!.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (output.includes('ready to accept connections')) {
        clearTimeout(timer);
        server.stderr!.removeAllListeners('data').resume();
        resolve();
      } else if (FATAL.test(output)) {
        clearTimeout(timer);
        server.stdin!.end();
        fail();
      }
    });
  });

export const startServerProcess = async (
  postgres: string,
  dir: string,
  port: number,
  throwaway: boolean,
  owner: ServerUser,
  env: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> => {
  const server = spawn('/bin/sh', ['-c', GUARD, postgres, ...settings(dir, port, throwaway)], {
    ...owner,
    env,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitUntilReady(server);
  server.unref();
  (server.stderr as unknown as Socket).unref();
  (server.stdin as unknown as Socket).unref();
  return async () => {
    server.ref();
    server.stdin!.end();
    await exited;
  };
};
