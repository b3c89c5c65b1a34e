import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '#src/platform/embedded-postgres/free-port.ts';
import { startNodeProcess, type NodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { administrator } from '#test/support/fixtures/staff-credentials.ts';
import { disabledRateLimits } from '#test/support/fixtures/rate-limit-settings.ts';

const START_TIMEOUT_MS = 60_000;
const KB = 1_024;

export const createInstallation = (databaseUrl: string, folder: string) => {
  const common = {
    NODE_ENV: 'production',
    APP_MODE: 'production',
    // Sends notices immediately, because the cost of a booking includes its notice.
    STAFF_MAIL_INTERVAL_MINUTES: '0',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: randomBytes(32).toString('hex'),
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'info',
    WORKER: 'outside',
    HOST: '127.0.0.1',
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    ...disabledRateLimits,
  };
  const program = (
    name: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ) =>
    startNodeProcess([...profilingArguments(), 'src/start.mjs', name, ...args], {
      PUBLIC_ORIGIN: 'http://127.0.0.1:1',
      ...common,
      ...env,
    });
  return {
    seed: async () => {
      const seeding = program('cli', ['seed']);
      if ((await seeding.ended) !== 0)
        throw new Error(`The demo card could not be written:\n${seeding.output()}`);
    },
    web: async (): Promise<WebProcess> => {
      const port = await findFreePort();
      const origin = `http://127.0.0.1:${port}`;
      const began = performance.now();
      const child = program('server', [], { PORT: String(port), PUBLIC_ORIGIN: origin });
      await pollUntil(() => isReady(child, origin), {
        timeoutMs: START_TIMEOUT_MS,
        pause: 10,
        describe: child.output,
      });
      return { ...child, origin, readyAfterS: (performance.now() - began) / 1_000 };
    },
    worker: async (): Promise<NodeProcess> => {
      const child = program('worker', []);
      await pollUntil(() => child.output().includes('background work started') || null, {
        timeoutMs: START_TIMEOUT_MS,
        describe: child.output,
      });
      return child;
    },
  };
};

export type Installation = ReturnType<typeof createInstallation>;
export type WebProcess = NodeProcess & { readonly origin: string; readonly readyAfterS: number };

/**
 * Returns Node options. With `BENCH_PROFILE=folder`, every process writes a CPU profile to this
 * folder.
 */
const profilingArguments = (): string[] =>
  process.env['BENCH_PROFILE']
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`]
    : [];

const isReady = async (child: NodeProcess, origin: string): Promise<true | null> => {
  if (child.process.exitCode !== null) throw new Error(`The server ended:\n${child.output()}`);
  return fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok || null,
    () => null,
  );
};

export const readMemoryMb = ({ process: { pid } }: NodeProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / KB;

export const measurePeakMemoryMb = async (
  children: readonly NodeProcess[],
  work: () => Promise<unknown>,
): Promise<number> => {
  let highest = 0;
  let busy = true;
  const watch = (async () => {
    while (busy) {
      highest = Math.max(
        highest,
        children.map(readMemoryMb).reduce((one, other) => one + other, 0),
      );
      await sleep(200);
    }
  })();
  try {
    await work();
  } finally {
    busy = false;
    await watch;
  }
  return highest;
};
