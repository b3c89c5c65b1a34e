import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Koa from 'koa';
import pg from 'pg';
import { compose, entities, TOKENS, type Composition } from '#src/composition-root.ts';
import { loadConfig } from '#src/platform/config.ts';
import { applyServerLimits, SERVER_OPTIONS } from '#src/platform/http/limits.ts';
import { createLog } from '#src/platform/log.ts';
import type { RequestMetrics } from '#src/platform/metrics/request-figures.ts';
import { createSettableClock, type SettableClock } from './clock.ts';
import { assertMatchesContract } from './contracts.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { administrator, auditor, logIn } from './credentials.ts';
import { createHttpClient, type HttpClient } from './http-client.ts';
import { disabledRateLimits } from './no-quotas.ts';

export type RunningApp = {
  readonly origin: string;
  readonly app: Koa;
  readonly container: Composition;
  readonly clock: SettableClock;
  readonly database: TestDatabase;
  /** A visitor with cookies of their own. */
  readonly guest: () => HttpClient;
  /** A client logged in as administrator. */
  readonly staff: () => Promise<HttpClient>;
  /** A client logged in as auditor. */
  readonly auditor: () => Promise<HttpClient>;
  /** Closes everything that it opened. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly clock?: SettableClock;
  /** Holds every answer to its contract, and fails the request that got another. */
  readonly checkAnswers?: boolean;
  /** Shared with other apps; whoever made it drops it. */
  readonly database?: TestDatabase;
  readonly env?: Readonly<Record<string, string>>;
  /** Around every request. */
  readonly measure?: RequestMetrics;
  /** Changes bindings before anything is made of them. */
  readonly overrideBindings?: (container: Composition) => void | Promise<void>;
};

const addStaffAccounts = async (container: Composition): Promise<void> => {
  const accounts = container.get(TOKENS.accounts);
  const passwords = container.get(TOKENS.passwords);
  for (const { role, username, password } of [
    { role: 'administrator', ...administrator },
    { role: 'auditor', ...auditor },
  ] as const)
    await accounts.add(role, username, await passwords.hash(password));
};

/** The real application, composed as in production, seeded, on a database of its own; only the clock is ours. */
export const startApp = async ({
  clock = createSettableClock(),
  checkAnswers = true,
  database: shared,
  env = {},
  measure,
  overrideBindings: arrange = () => undefined,
}: Options = {}): Promise<RunningApp> => {
  const database = shared ?? (await createTestDatabase({ entities }));
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  // A folder of its own, so that no test leaves seals or pictures in the checkout.
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-app-'));
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    APP_MODE: 'demo',
    DATA_DIR: folder,
    ...disabledRateLimits,
    ...env,
  });
  const container = compose({
    orm: database.orm,
    pool,
    config,
    clock,
    log: createLog(config.LOG_LEVEL),
    secret: 'of the tests, long enough for anybody',
    ...(measure ? { measure } : {}),
  });
  const close = async () => {
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
    if (!shared) await database.drop();
  };
  try {
    await arrange(container);
    await container.get(TOKENS.seed)();
    await addStaffAccounts(container);
  } catch (error) {
    await close();
    throw error;
  }
  const app = container.get(TOKENS.app);
  const server = applyServerLimits(createServer(SERVER_OPTIONS, app.callback()));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = () => createHttpClient(origin, checkAnswers ? assertMatchesContract : undefined);
  return {
    origin,
    app,
    container,
    clock,
    database,
    guest: client,
    staff: () => logIn(client(), administrator),
    auditor: () => logIn(client(), auditor),
    stop: async () => {
      await new Promise((closed) => {
        server.close(closed);
        server.closeAllConnections();
      });
      await close();
    },
  };
};
