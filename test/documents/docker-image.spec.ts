import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '#test/support/services/free-port.ts';
import { type NodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import {
  runBuildStage,
  runHealthCheck,
  chownToUnprivilegedUser,
  interpolateVariables,
  unprivilegedUser,
  readComposeServices,
  readDockerfileStages,
  startAsUnprivilegedUser,
} from '#test/support/services/container-image.ts';

const services = readComposeServices();
const [build, final] = readDockerfileStages();
const settings = {
  APP_DATABASE_PASSWORD: 'servingpassword',
  POSTGRES_PASSWORD: 'ownerpassword',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'sito@example.org',
  STAFF_EMAIL: 'sala@example.org',
  PUBLIC_ORIGIN: 'https://www.example.org',
  SESSION_SECRET: 'f3b1c7a90d5e4f68a2b7c1d0e9f8a7b6',
  ADMIN_USERNAME: 'direzione',
  ADMIN_PASSWORD: 'nove pesci rossi in cantina',
};

let home: string;
let program: string;
let name: string;
let webPort: number;
const running: NodeProcess[] = [];
const server = () => new URL(process.env['TEST_DATABASE_SERVER']!);
const queryServer = async (statement: string, database = 'postgres') => {
  const client = new pg.Client({
    connectionString: Object.assign(server(), { pathname: `/${database}` }).href,
  });
  await client.connect();
  return client.query(statement).finally(() => client.end());
};

/**
 * Returns the environment of a Compose service, with the URLs and folders replaced by those of the
 * test.
 */
const buildEnvironment = (service: string, metricsPort = 0): Record<string, string> => {
  const composeEnvironment = Object.fromEntries(
    Object.entries(services[service]!.environment).map(([key, value]) => [
      key,
      interpolateVariables(value, settings),
    ]),
  );
  const { hostname, port, username, password } = server();
  const withTestServer = (url: string, over: object) =>
    Object.assign(new URL(url), { hostname, port, pathname: `/${name}`, ...over }).href;
  return {
    ...composeEnvironment,
    REDIS_URL: '',
    DATA_DIR: join(home, service === 'app' ? 'app-data' : 'worker-data'),
    DATABASE_URL: withTestServer(composeEnvironment['DATABASE_URL']!, { username: `${name}_app` }),
    ...(composeEnvironment['DATABASE_OWNER_URL']
      ? {
          DATABASE_OWNER_URL: withTestServer(composeEnvironment['DATABASE_OWNER_URL'], {
            username,
            password,
          }),
        }
      : {}),
    ...(composeEnvironment['CHECKPOINT_DIR'] ? { CHECKPOINT_DIR: join(home, 'checkpoints') } : {}),
    ...(service === 'app' ? { HOST: '127.0.0.1', PORT: String(webPort) } : {}),
    METRICS_LISTEN: metricsPort ? `127.0.0.1:${metricsPort}` : '',
  };
};
const start = (service: string, more: readonly string[] = [], metricsPort = 0): NodeProcess => {
  const { entrypoint = [], command = [] } = services[service]!;
  const args = [...entrypoint, ...command].map((word) =>
    word === '/app/backups' ? join(home, 'backups') : word,
  );
  const child = startAsUnprivilegedUser(program, [...args, ...more], {
    ...buildEnvironment(service, metricsPort),
    HOME: home,
  });
  running.push(child);
  return child;
};
const run = async (service: string, ...more: string[]) => {
  const child = start(service, more);
  return [await child.ended, child.output()] as const;
};

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'melagrana-image-'));
  chmodSync(home, 0o755);
  program = join(home, 'program');
  name = `image_${process.pid}`;
  webPort = await findFreePort();
  runBuildStage(build!, program);
  /* As in the final stage of the image, the process may write only to its data folders. */
  chownToUnprivilegedUser(
    ...['app-data', 'worker-data', 'checkpoints', 'backups'].map((folder) => join(home, folder)),
  );
  if (!unprivilegedUser.uid) chmodSync(program, 0o555);
  await queryServer(`create database ${name}`);
});
afterAll(async () => {
  for (const child of running) if (child.process.exitCode === null) await child.stop();
  await queryServer(`drop database if exists ${name} with (force)`);
  await queryServer(`drop role if exists ${name}_app`);
  chmodSync(program, 0o755);
  rmSync(home, { recursive: true, force: true });
});

it('builds the image on Node 24 in two stages, with a user who owns only the data folders', () => {
  expect([build![0]!.argument, final![0]!.argument]).toEqual([
    'node:24-slim AS build',
    'node:24-slim',
  ]);
  expect(final!.find(({ keyword }) => keyword === 'USER')!.argument).toBe('node');
  expect(
    final!.filter(({ argument }) => argument.includes('chown')).map(({ argument }) => argument),
  ).toEqual([expect.stringMatching(/chown -R node:node var checkpoints backups$/)]);
});

it('runs migrate, app, worker, create-admin, seed, backup, verify and restore in this order', async () => {
  expect(await run('migrate')).toEqual([0, expect.stringContaining('Database aggiornato')]);
  const app = start('app');
  const health = (service: string, metricsPort = 0) =>
    runHealthCheck(
      {
        ...services[service]!,
        healthcheck: {
          test: services[service]!.healthcheck!.test.map((word) =>
            word.replace(':3000/', `:${webPort}/`),
          ),
        },
      },
      buildEnvironment(service, metricsPort),
    );
  const describe = () => app.output();
  await pollUntil(async () => ((await health('app')) === 0 ? true : null), { describe });
  await pollUntil(() => app.output().includes('npm run db:seed') || null, { describe });

  const metricsPort = await findFreePort();
  expect(await health('worker', metricsPort)).toBe(1);
  const worker = start('worker', [], metricsPort);
  await pollUntil(async () => ((await health('worker', metricsPort)) === 0 ? true : null), {
    describe: () => worker.output(),
  });

  expect(await run('create-admin', '--username', 'seconda')).toEqual([
    0,
    expect.stringContaining('Amministratore seconda: creato'),
  ]);
  expect(await run('seed')).toEqual([0, expect.stringContaining('Database popolato')]);
  expect((await queryServer('select from time_slots', name)).rowCount).toBeGreaterThan(0);
  expect(await run('backup')).toEqual([0, expect.stringContaining('Backup: ')]);
  expect(readdirSync(join(home, 'backups'))).toHaveLength(1);
  expect(await run('verify')).toEqual([0, expect.stringContaining('INTEGRO')]);
  expect([await worker.stop(), await app.stop()]).toEqual([0, 0]);
  expect(await run('restore', '--replace')).toEqual([0, expect.stringContaining('Storia intera')]);
});

it('runs the web process as a role that owns no table, without checkpoints and owner password', async () => {
  const environment = buildEnvironment('app');
  expect(JSON.stringify(environment)).not.toContain(settings.POSTGRES_PASSWORD);
  expect([environment['DATABASE_OWNER_URL'], environment['CHECKPOINT_DIR']]).toEqual([
    undefined,
    undefined,
  ]);
  expect(existsSync(join(home, 'app-data', 'checkpoints', 'checkpoints.jsonl'))).toBe(false);
  const { rows } = await queryServer(
    `select count(*)::int "owned" from pg_class where relowner = '${name}_app'::regrole and relnamespace = 'public'::regnamespace`,
    name,
  );
  expect(rows).toEqual([{ owned: 0 }]);
});

it('refuses to start on an old schema without DATABASE_OWNER_URL', async () => {
  await queryServer('delete from mikro_orm_migrations', name);
  expect(await run('worker')).toEqual([
    1,
    expect.stringContaining('run npm run db:migrate with DATABASE_OWNER_URL first'),
  ]);
});
