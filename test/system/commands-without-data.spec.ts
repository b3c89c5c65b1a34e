import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import {
  createNonSuperuserDatabase,
  type NonSuperuserDatabase,
} from '#test/support/services/non-superuser-database.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-empty-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const runCommand = async (env: Readonly<Record<string, string>>, ...args: string[]) => {
  const child = startNodeProcess(['src/start.mjs', 'cli', ...args], {
    SESSION_SECRET: 'a secret of the tests, long enough for anybody',
    ...env,
  });
  const code = await child.ended;
  return {
    code,
    lines: child
      .output()
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.includes('Preparo il sito')),
  };
};

const COMMANDS = [
  ['audit-verify'],
  ['audit-replay'],
  ['audit-export', 'out.jsonl'],
  ['backup', '--to', 'backups'],
  ['rebuild'],
  ['create-admin', '--username', 'x'],
  ['person-export', '--phone', '0935000101'],
  ['person-erase', '--phone', '0935000101', '--reason', 'request', '--yes'],
];

describe('a command without DATABASE_URL and without a database in DATA_DIR', () => {
  it.each(COMMANDS)(
    'exits with 1 and one error line, and creates nothing (%s)',
    async (...args) => {
      const DATA_DIR = join(folder, 'var');
      const { code, lines } = await runCommand({ DATA_DIR }, ...args);
      expect(lines).toEqual([
        expect.stringMatching(/DATABASE_URL is not set.*DATA_DIR .*holds no database/),
      ]);
      expect(code).toBe(1);
      expect(existsSync(DATA_DIR)).toBe(false);
    },
  );
});

describe('a command on a database without data of the product', () => {
  let owner: NonSuperuserDatabase;
  beforeAll(async () => {
    owner = await createNonSuperuserDatabase();
  });
  afterAll(() => owner.drop());

  it.each(COMMANDS)(
    'exits with 1 and one error line, and creates no table (%s)',
    async (...args) => {
      const { code, lines } = await runCommand(
        { DATA_DIR: folder, DATABASE_URL: owner.url },
        ...args,
      );
      expect(lines).toEqual([expect.stringMatching(/DATABASE_URL.*holds no data of the product/)]);
      expect(code).toBe(1);
      expect(await owner.query(`select from pg_tables where schemaname = 'public'`)).toEqual([]);
      expect(readdirSync(folder)).toEqual([]);
    },
  );
});

describe('a command on an empty event log', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it.each([[['backup', '--to']], [['audit-verify']], [['audit-replay']], [['audit-export']]])(
    'prints the name of the database, writes no file and exits with 1 (%j)',
    async (args) => {
      const target = join(folder, 'target');
      const { code, lines } = await runCommand(
        { DATA_DIR: folder, DATABASE_URL: database.url },
        ...args,
        ...(args[0] === 'audit-verify' || args[0] === 'audit-replay' ? [] : [target]),
      );
      expect(lines).toEqual([
        expect.stringMatching(
          new RegExp(
            `Installazione: http://localhost:3000.*DATA_DIR ${folder}.*Database: ${new URL(database.url).pathname.slice(1)} .*0 eventi`,
          ),
        ),
        expect.stringContaining('Il registro è vuoto'),
      ]);
      expect(lines.join()).not.toContain(new URL(database.url).password);
      expect(code).toBe(1);
      expect(existsSync(target)).toBe(false);
    },
  );
});
