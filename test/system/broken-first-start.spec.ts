import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '#test/support/services/free-port.ts';
import { startNodeProcess, type NodeProcess } from '#test/support/services/child-process.ts';
import { findProcessIdsMentioning } from '#test/support/services/find-processes-mentioning.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';

const PRELOAD = 'test/support/fakes/broken-disk-preload.cjs';

let dataDir: string;
let port: number;
const toPath = (name: string) => join(dataDir, name);

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'melagrana-broken-'));
  // When root runs the tests, PostgreSQL runs as another user.
  chmodSync(dataDir, 0o755);
  port = await findFreePort();
});
afterAll(async () => {
  await waitUntilNoProcessIsLeft();
  rmSync(dataDir, { recursive: true, force: true });
});

const waitUntilNoProcessIsLeft = () =>
  pollUntil(() => (findProcessIdsMentioning(dataDir).length === 0 ? true : null), {
    describe: () => `still running: ${findProcessIdsMentioning(dataDir).join(', ')}`,
  });

const start = (program: string, env: Readonly<Record<string, string>> = {}): NodeProcess =>
  startNodeProcess(
    [
      ...('BREAK_FILE' in env ? ['--require', `./${PRELOAD}`] : []),
      `dist/server/${program}.js`,
      ...(program === 'cli' ? ['migrate'] : []),
    ],
    { DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
  );

const readLines = ({ output }: NodeProcess) =>
  output()
    .split('\n')
    .filter((line) => line.trim() !== '');

/** The steps in which a file is written beside, synced and installed under its name. */
const STEPS = ['open', 'write', 'sync', 'install', 'sync folder'];

/** All starts use one folder, so each start continues after the failure of the one before. */
describe.each([
  ['postgres.password', 'cli'],
  ['postgres.owner', 'cli'],
  ['secret', 'cli'],
  ['checkpoint-key.pem', 'server'],
  ['checkpoint-key.pub.pem', 'server'],
])('a first start that breaks while it writes %s', (name, program) => {
  const env = (operation: string, how: string) => ({
    BREAK_FILE: name,
    BREAK_OPERATION: operation,
    BREAK_HOW: how,
  });

  it('says in one sentence that the disk is full', async () => {
    if (program !== 'cli') return;
    for (const operation of ['write', 'install']) {
      const child = start(program, env(operation, 'full'));
      expect(await child.ended).toBe(1);
      expect(readLines(child)).toEqual([expect.stringMatching(/ENOSPC|the disk is full/)]);
      await waitUntilNoProcessIsLeft();
    }
  });

  it.each(STEPS)('leaves no part of the file after a kill at the step "%s"', async (operation) => {
    const child = start(program, env(operation, 'kill'));
    expect([await child.ended, child.output()]).toEqual([null, expect.any(String)]);
    const found = existsSync(join(dataDir, name)) ? toPath(name) : toPath(`checkpoints/${name}`);
    if (existsSync(found)) expect(readFileSync(found, 'utf8').length).toBeGreaterThan(5);
    else expect(operation).not.toBe('sync folder');
    await waitUntilNoProcessIsLeft();
  });
});

/** Starts the server until it is ready, then stops it. Returns its exit code and its lines. */
const startOnce = async () => {
  const child = start('server');
  await pollUntil(
    () => (child.process.exitCode !== null || child.output().includes('/admin') ? true : null),
    { describe: child.output },
  );
  const code = child.process.exitCode ?? (await child.stop());
  await waitUntilNoProcessIsLeft();
  return { code, lines: readLines(child) };
};

it('starts after all these broken starts', async () => {
  expect((await startOnce()).code).toBe(0);
});

describe('a start that finds a file of zero bytes', () => {
  it.each([
    ['secret', 1, /DATA_DIR holds a file "secret" with fewer than 32 characters/],
    ['postgres.password', 1, /DATA_DIR holds a database whose password file .* cut short/],
    ['postgres.owner', 0, null],
    ['postgres/PG_VERSION', 1, /DATA_DIR holds a damaged database/],
    ['postgres/postmaster.pid', 0, null],
    ['postgres/postgresql.conf', 0, null],
    ['postgres/pg_hba.conf', 1, /PostgreSQL did not start: /],
    ['postgres/global/pg_control', 1, /PostgreSQL did not start: /],
    ['checkpoints/checkpoints.jsonl', 0, null],
    ['checkpoints/checkpoint-key.pub.pem', 0, null],
    ['checkpoints/checkpoint-key.pem', 0, null],
  ])('%s: ends with %d', async (name, code, sentence) => {
    const before = existsSync(toPath(name)) ? readFileSync(toPath(name)) : null;
    if (before) truncateSync(toPath(name));
    else writeFileSync(toPath(name), '');
    const result = await startOnce();
    expect(result.code).toBe(code);
    if (sentence) expect(result.lines).toEqual([expect.stringMatching(sentence)]);
    if (before && code === 1) writeFileSync(toPath(name), before);
  });
});
