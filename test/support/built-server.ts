import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#src/platform/embedded/ports.ts';
import { startChild, until, type Child } from './child-process.ts';
import { administrator, auditor, logIn } from './credentials.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { httpClient, type Client } from './http-client.ts';
import { noQuotas } from './no-quotas.ts';

export type BuiltServer = Child & {
  readonly origin: string;
  readonly database: FreshDatabase;
  readonly guest: () => Client;
  /** A client logged in as administrator. */
  readonly staff: () => Promise<Client>;
};

type Options = {
  readonly env?: Readonly<Record<string, string>>;
  /** Several servers may share one database; then the caller drops it. */
  readonly database?: FreshDatabase;
  /** For a server that takes the place of another. */
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

const waitUntilReady = (child: Child, origin: string) =>
  until(
    () => {
      if (child.process.exitCode !== null)
        throw new Error(`The server ended with ${child.process.exitCode}:\n${child.output()}`);
      return isReady(origin);
    },
    { patience: 120_000, describe: () => `the server is not ready:\n${child.output()}` },
  );

/** The BUILT server (`npm run build`) as a child process, seeded with the demo data. `stop` and `kill` clean up. */
export const startServer = async ({
  env = {},
  database: shared,
  port: given,
}: Options = {}): Promise<BuiltServer> => {
  const database = shared ?? (await freshDatabase());
  const dataDir = mkdtempSync(join(tmpdir(), 'melagrana-data-'));
  const port = given ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const child = startChild(['dist/server/server.js'], {
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
    ...noQuotas,
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
    guest: () => httpClient(origin),
    staff: () => logIn(httpClient(origin), administrator),
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
