import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type Koa from 'koa';
import pg from 'pg';
import { compose, entities, t, type Composition } from '#src/composition-root.ts';
import { loadConfig } from '#src/platform/config.ts';
import { limitServer, SERVER_OPTIONS } from '#src/platform/http/limits.ts';
import { createLog } from '#src/platform/log.ts';
import type { Measure } from '#src/platform/metrics/request-figures.ts';
import { settableClock, type SettableClock } from './clock.ts';
import { holdToContract } from './contracts.ts';
import { freshDatabase, type FreshDatabase } from './database.ts';
import { administrator, auditor, logIn } from './credentials.ts';
import { httpClient, type Client } from './http-client.ts';
import { noQuotas } from './no-quotas.ts';

export type RunningApp = {
  readonly origin: string;
  readonly app: Koa;
  readonly container: Composition;
  readonly clock: SettableClock;
  readonly database: FreshDatabase;
  /** A visitor with cookies of their own. */
  readonly guest: () => Client;
  /** A client logged in as administrator. */
  readonly staff: () => Promise<Client>;
  /** A client logged in as auditor. */
  readonly auditor: () => Promise<Client>;
  /** Closes everything that it opened. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly clock?: SettableClock;
  /** Holds every answer to its contract, and fails the request that got another. */
  readonly checkAnswers?: boolean;
  /** Shared with other apps; whoever made it drops it. */
  readonly database?: FreshDatabase;
  readonly env?: Readonly<Record<string, string>>;
  /** Around every request. */
  readonly measure?: Measure;
  /** Changes bindings before anything is made of them. */
  readonly arrange?: (container: Composition) => void | Promise<void>;
};

const addStaff = async (container: Composition): Promise<void> => {
  const accounts = container.get(t.accounts);
  const passwords = container.get(t.passwords);
  for (const { role, username, password } of [
    { role: 'administrator', ...administrator },
    { role: 'auditor', ...auditor },
  ] as const)
    await accounts.add(role, username, await passwords.hash(password));
};

/** The real application, composed as in production, seeded, on a database of its own; only the clock is ours. */
export const startApp = async ({
  clock = settableClock(),
  checkAnswers = true,
  database: shared,
  env = {},
  measure,
  arrange = () => undefined,
}: Options = {}): Promise<RunningApp> => {
  const database = shared ?? (await freshDatabase({ entities }));
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on('error', () => undefined);
  // A folder of its own, so that no test leaves seals or pictures in the checkout.
  const folder = mkdtempSync(join(tmpdir(), 'melagrana-app-'));
  const config = loadConfig({
    LOG_LEVEL: 'silent',
    APP_MODE: 'demo',
    DATA_DIR: folder,
    ...noQuotas,
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
    await container.get(t.seed)();
    await addStaff(container);
  } catch (error) {
    await close();
    throw error;
  }
  const app = container.get(t.app);
  const server = limitServer(createServer(SERVER_OPTIONS, app.callback()));
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = () => httpClient(origin, checkAnswers ? holdToContract : undefined);
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
