import { spawn, type ChildProcess } from 'node:child_process';
import type { Socket } from 'node:net';
import type { ServerUser } from './server-user.ts';

const SLOW_START_MS = 10_000;
const START_TIMEOUT_MS = 120_000;

/**
 * Runs PostgreSQL and stops it when this process ends, even by SIGKILL, because the script's
 * standard input then closes. The script ignores Ctrl-C, and ends when PostgreSQL ends.
 */
const GUARD = [
  'exec 3<&0; "$0" "$@" </dev/null 3<&- & c=$!; trap "" INT',
  '{ read -r _; kill -INT $c 2>/dev/null; } <&3 & w=$!',
  'wait $c; s=$?; kill $w 2>/dev/null; exit $s',
].join('\n');

/** The start reads the log from standard error, whatever postgresql.conf says. */
const LOG_SETTINGS = [
  'log_destination=stderr',
  'logging_collector=off',
  'log_min_messages=warning',
  'lc_messages=C',
];
const THROWAWAY_SETTINGS = ['fsync', 'synchronous_commit', 'full_page_writes', 'autovacuum'].map(
  (name) => `${name}=off`,
);

const createArguments = (dir: string, port: number, throwaway: boolean): string[] => [
  '-D',
  dir,
  '-p',
  String(port),
  ...[
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'shared_buffers=64MB',
    ...LOG_SETTINGS,
    ...(throwaway ? THROWAWAY_SETTINGS : []),
  ].flatMap((setting) => ['-c', setting]),
];

const FATAL = /(?:FATAL|PANIC): {2}(?!the database system is)(.*)/;

const describeFailure = (output: string): string =>
  FATAL.exec(output)?.[1] ?? (output.trim().split('\n')[0] || 'no reason given');

const waitUntilReady = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    let output = '';
    const slow = setTimeout(
      () => process.stderr.write('  Waiting for PostgreSQL, which recovers its data.\n'),
      SLOW_START_MS,
    );
    const end = () => {
      clearTimeout(slow);
      clearTimeout(timeout);
    };
    const fail = () => {
      end();
      server.stdin!.end();
      reject(new Error(`PostgreSQL did not start: ${describeFailure(output)}.`));
    };
    const timeout = setTimeout(() => {
      output ||= 'it was not ready after two minutes';
      fail();
    }, START_TIMEOUT_MS);
    server.once('error', reject);
    server.once('exit', fail);
    server.stderr!.on('data', (chunk: Buffer) => {
      output += String(chunk);
      if (FATAL.test(output)) return fail();
      if (!output.includes('ready to accept connections')) return;
      end();
      server.off('exit', fail).stderr!.removeAllListeners('data').resume();
      resolve();
    });
  });

type Options = {
  readonly postgres: string;
  readonly dir: string;
  readonly port: number;
  readonly throwaway: boolean;
  readonly owner: ServerUser;
  readonly env: NodeJS.ProcessEnv;
};

/** Starts PostgreSQL and returns `stop`. Calls `onLost` if PostgreSQL ends before `stop`. */
export const startServerProcess = async (
  { postgres, dir, port, throwaway, owner, env }: Options,
  onLost: () => void,
): Promise<() => Promise<void>> => {
  const server = spawn(
    '/bin/sh',
    ['-c', GUARD, postgres, ...createArguments(dir, port, throwaway)],
    {
      ...owner,
      env,
      cwd: '/',
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitUntilReady(server);
  server.once('exit', onLost).unref();
  (server.stderr as unknown as Socket).unref();
  (server.stdin as unknown as Socket).unref();
  return async () => {
    server.off('exit', onLost).ref();
    server.stdin!.end();
    await exited;
  };
};
