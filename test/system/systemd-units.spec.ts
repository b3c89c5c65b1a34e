import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import { chownToUnprivilegedUser } from '#test/support/services/container-image.ts';
import { findFreePort } from '#test/support/services/free-port.ts';
import {
  createNonSuperuserDatabase,
  type NonSuperuserDatabase,
} from '#test/support/services/non-superuser-database.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import {
  listUnits,
  readUnitCommand,
  startUnitCommand,
} from '#test/support/services/systemd-units.ts';

let folder: string;
let database: NonSuperuserDatabase;
let settings: Record<string, string>;
const services = listUnits().filter((unit) => unit.endsWith('.service'));

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-units-'));
  chmodSync(folder, 0o755);
  database = await createNonSuperuserDatabase();
  settings = {
    DATABASE_URL: database.url,
    PUBLIC_ORIGIN: 'https://www.melagrana.test',
    SESSION_SECRET: 'f3b1c7a90d5e4f68a2b7c1d0e9f8a7b6',
    TRUSTED_PROXIES: '1',
    PORT: String(await findFreePort()),
    METRICS_LISTEN: '',
  };
});
afterAll(async () => {
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  rmSync(join(folder, 'var'), { recursive: true, force: true });
  for (const path of ['var', 'var/lib', 'var/backups']) mkdirSync(join(folder, path));
  chownToUnprivilegedUser(
    ...['lib/melagrana', 'lib/melagrana-checkpoints', 'backups/melagrana'].map((path) =>
      join(folder, 'var', path),
    ),
  );
});

const toPath = (path: string) => (path.startsWith('/') ? join(folder, path) : path);
const start = (unit: string, variables: Readonly<Record<string, string>>) =>
  startUnitCommand(readUnitCommand(unit, '3001'), { toPath }, variables);

/** Returns the text of each output line, which is JSON for the web process and the worker. */
const readSentences = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => (line.startsWith('{') ? (JSON.parse(line) as { msg: string }).msg : line));

const hasDemoData = async () => {
  const [{ seeded } = { seeded: false }] = await database.query<{ seeded: boolean }>(
    `select exists (select from tables) or exists (select from menu_items) or exists (select from time_slots) or exists (select from admins) "seeded"`,
  );
  return seeded;
};

/** Starts a program until it is ready or has ended, then stops it. */
const runUntilReady = async (
  child: ReturnType<typeof startNodeProcess>,
  ready = /ready for requests|background work started|Melagrana è aperta/,
) => {
  await pollUntil(
    () => (ready.test(child.output()) || child.process.exitCode !== null ? true : null),
    { describe: child.output },
  );
  return child.process.exitCode ?? (await child.stop());
};

describe.each(services)('the command of %s', (unit) => {
  it('ends with 1 and one sentence per problem if no setting is given, and writes nothing', async () => {
    const child = start(unit, {});
    expect(await child.ended).toBe(1);
    const sentences = readSentences(child.output());
    expect(sentences.length).toBeGreaterThan(2);
    for (const variable of ['SESSION_SECRET', 'PUBLIC_ORIGIN', 'DATABASE_URL'])
      expect(sentences).toContainEqual(expect.stringContaining(`${variable} `));
    expect(sentences.filter((line) => !/^(\w+: )?[A-Z_]+ [^\n]+\.$/.test(line))).toEqual([]);
    expect(readdirSync(join(folder, 'var/lib/melagrana'))).toEqual([]);
  });

  it.each(['prod', 'Production', 'development'])(
    'ends with 1 and one sentence about APP_MODE=%s',
    async (mode) => {
      const child = start(unit, { ...settings, APP_MODE: mode });
      expect(await child.ended).toBe(1);
      expect(readSentences(child.output()).filter((line) => line.includes('APP_MODE'))).toEqual([
        expect.stringMatching(/APP_MODE must (be demo|not be development)/),
      ]);
      expect(await database.query(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
    },
  );
});

describe('the commands of all units with settings', () => {
  it.each([
    ['melagrana-migrate.service', 0, /Database aggiornato/],
    ['melagrana-web@.service', 0, /ready for requests/],
    ['melagrana-worker.service', 0, /background work started/],
    ['melagrana-verify.service', 1, /Il registro è vuoto/],
    ['melagrana-backup.service', 1, /Il registro è vuoto/],
  ])('run %s in production, without demo data and without an account', async (unit, code, text) => {
    const child = start(unit, { ...settings, APP_MODE: '' });
    expect([await runUntilReady(child), child.output()]).toEqual([
      code,
      expect.stringMatching(text),
    ]);
    expect(await hasDemoData()).toBe(false);
  });

  it('are those of every service unit', () => expect(services).toHaveLength(5));
});

describe('NODE_ENV=production', () => {
  it.each([['dist/server/server.js'], ['src/start.mjs']])(
    'adds no demo data if %s starts with an empty APP_MODE',
    async (program) => {
      const child = startNodeProcess([program], {
        ...settings,
        DATA_DIR: join(folder, 'var', program),
        NODE_ENV: 'production',
        APP_MODE: '',
      });
      expect(await runUntilReady(child)).toBe(0);
      expect(await hasDemoData()).toBe(false);
    },
  );

  it('adds demo data if APP_MODE is demo', async () => {
    const child = startNodeProcess(['dist/server/server.js'], {
      ...settings,
      DATA_DIR: join(folder, 'var', 'demo'),
      NODE_ENV: 'production',
      APP_MODE: 'demo',
    });
    expect(await runUntilReady(child)).toBe(0);
    expect(await hasDemoData()).toBe(true);
  });
});
