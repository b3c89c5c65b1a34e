import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startNodeProcess, type NodeProcess } from './child-process.ts';
import { pollUntil } from './poll-until.ts';
import { administrator, auditor, logIn } from '../fixtures/staff-credentials.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { createHttpClient, type HttpClient } from '../drivers/http-client.ts';
import { disabledRateLimits } from '../fixtures/rate-limit-settings.ts';

export type BuiltServer = NodeProcess & {
  readonly origin: string;
  readonly database: TestDatabase;
  readonly guest: () => HttpClient;
  readonly staff: () => Promise<HttpClient>;
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  /** A database shared with other servers, which this server does not delete. */
  readonly database?: TestDatabase;
  readonly port?: number;
};

const isReady = async (origin: string): Promise<true | null> => {
  try {
    const { ok } = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(2_000) });
    return ok || null;
  } catch {
    return null;
  }
};

const waitUntilReady = (child: NodeProcess, origin: string) =>
  pollUntil(
    () => {
      if (child.process.exitCode !== null)
        throw new Error(`The server ended with ${child.process.exitCode}:\n${child.output()}`);
      return isReady(origin);
    },
    { describe: () => `the server is not ready:\n${child.output()}` },
  );

/**
 * Starts the built server (`npm run build`) as a child process with demo data. `stop` and `kill`
 * also delete the server's data.
 */
export const startBuiltServer = async ({
  env = {},
  database: shared,
  port: given,
}: Options = {}): Promise<BuiltServer> => {
  const database = shared ?? (await createTestDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'melagrana-data-'));
  const port = given ?? (await findFreePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = startNodeProcess(['dist/server/server.js'], {
    NODE_ENV: 'production',
    APP_MODE: 'demo',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SESSION_SECRET: 'a secret of the tests, long enough for anybody',
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
    AUDITOR_USERNAME: auditor.username,
    AUDITOR_PASSWORD: auditor.password,
    ...disabledRateLimits,
    ...env,
  });
  const tidy = async () => {
    rmSync(dataDir, { recursive: true, force: true });
    if (!shared) await database.drop();
  };
  try {
    await waitUntilReady(child, origin);
  } catch (error) {
    await child.kill();
    await tidy();
    throw error;
  }
  return {
    ...child,
    origin,
    database,
    guest: () => createHttpClient(origin),
    staff: () => logIn(createHttpClient(origin), administrator),
    stop: async (signal) => {
      try {
        return await child.stop(signal);
      } finally {
        await tidy();
      }
    },
    kill: async () => {
      await child.kill();
      await tidy();
    },
  };
};
