import { execFile } from 'node:child_process';
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TOKENS } from '#src/composition/tokens.ts';
import { verifyExportFile } from '#src/contexts/audit/commands/verify-export-file.ts';
import { mailAuditAlarm } from '#src/contexts/audit/checkpoints/sign-checkpoints-job.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { runAsSuperuser } from '#test/support/drivers/run-as-superuser.ts';
import { requestTables, countAuditFindings } from '#test/support/drivers/audit-fixtures.ts';

let app: RunningApp;
let folder: string;
let staff: Awaited<ReturnType<RunningApp['staff']>>;
const audit = () => app.container.get(TOKENS.audit);
const file = () => join(folder, 'checkpoints.jsonl');
const key = () => join(folder, 'checkpoint-key.pub.pem');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-checkpoints-'));
  app = await startApp({ env: { CHECKPOINT_DIR: folder } });
  staff = await app.staff();
  for (let round = 0; round < 3; round++) {
    await requestTables(app, 35);
    await audit().signCheckpoint({ force: true });
  }
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const verifyAfter = async (alter: () => void) => {
  copyFileSync(file(), `${file()}.copy`);
  alter();
  const found = (await audit().verify()).flaw?.code ?? null;
  const signing = await audit().signCheckpoint({ force: true });
  const state = await staff.get<{ checkpointFlaw: string | null }>('/api/audit/state');
  copyFileSync(`${file()}.copy`, file());
  return {
    found,
    signed: signing.sealed !== null,
    status: state.status,
    named: state.body.checkpointFlaw !== null,
  };
};
const readLines = () => readFileSync(file(), 'utf8').split('\n').filter(Boolean);

describe('the list of checkpoints', () => {
  it('has no audit findings in an untouched installation', async () =>
    expect(await countAuditFindings(app)).toEqual({}));

  it.each([
    ['all checkpoints are removed', () => truncateSync(file(), 0), 'checkpoints_removed'],
    [
      'the last checkpoint is removed',
      () => writeFileSync(file(), `${readLines().slice(0, -1).join('\n')}\n`),
      'checkpoints_removed',
    ],
    [
      'a checkpoint in the middle is removed',
      () =>
        writeFileSync(
          file(),
          `${readLines()
            .filter((_, at) => at !== 1)
            .join('\n')}\n`,
        ),
      'checkpoints_removed',
    ],
    ['a line is unreadable', () => appendFileSync(file(), '{"size":\n'), 'checkpoint_unreadable'],
  ])('raises the alarm and signs nothing when %s', async (_, alter, code) =>
    expect(await verifyAfter(alter)).toEqual({
      found: code,
      signed: false,
      status: 200,
      named: true,
    }),
  );

  it('raises the alarm when the file and audit_memory are both empty, with over 100 events', async () => {
    const sql = app.container.get(TOKENS.sql);
    const [memory] = await sql<{ checkpoints: number; last: object }>(
      'select checkpoints, last_checkpoint "last" from audit_memory',
    );
    await sql('update audit_memory set checkpoints = 0, last_checkpoint = null');
    expect(await verifyAfter(() => truncateSync(file(), 0))).toMatchObject({
      found: 'checkpoints_missing',
      signed: false,
    });
    await sql('update audit_memory set checkpoints = ?, last_checkpoint = ?', [
      memory!.checkpoints,
      JSON.stringify(memory!.last),
    ]);
  });

  it('sends one mail when the same flaw is reported twice', async () => {
    const mails: string[] = [];
    const services = app.container.get(TOKENS.appServices);
    const alarm = mailAuditAlarm({
      sql: services.sql,
      clock: app.clock,
      log: services.log,
      to: 'owner@example.test',
      host: 'example.test',
      mailer: {
        send: async ({ subject }) => {
          mails.push(subject);
          return { where: 'here' };
        },
        close: async () => undefined,
      },
    });
    const flaw = { code: 'checkpoints_removed', position: 3, message: 'prova' } as const;
    await alarm(flaw);
    await alarm(flaw);
    expect(mails).toEqual(['ALLARME: il registro è stato alterato']);
    await app.container.get(TOKENS.sql)('delete from audit_alarm');
  });
});

describe('the time of an event', () => {
  it('is reported as altered when it changes by less than a millisecond', async () => {
    await runAsSuperuser(
      app,
      `update event set at = at + interval '400 microseconds' where event.pos = 5`,
    );
    expect((await audit().verify()).flaw).toMatchObject({ position: 5, code: 'contents' });
    await runAsSuperuser(
      app,
      `update event set at = date_trunc('milliseconds', at) where event.pos = 5`,
    );
    expect(await countAuditFindings(app)).toEqual({});
  });
});

describe('an exported log', () => {
  const writeExport = async (range: { from?: number; to?: number } = {}) => {
    const path = join(folder, 'registro.jsonl');
    let text = '';
    for await (const line of audit().exportLines(range)) text += line;
    writeFileSync(path, text);
    return path;
  };
  const getExitCode = async (path: string, ...args: string[]) =>
    verifyExportFile([path, ...args], () => undefined);
  const buildProofArguments = () => ['--checkpoints', file(), '--key', key()];

  it('verifies with exit code 0 with key and checkpoints, and with 3 without checkpoints', async () => {
    await audit().signCheckpoint({ force: true });
    const path = await writeExport();
    expect([
      await getExitCode(path, ...buildProofArguments()),
      await getExitCode(path, '--key', key()),
      await getExitCode(path),
    ]).toEqual([0, 3, 3]);
  });

  it('returns exit code 2 when the end of an extract is cut off', async () => {
    const path = await writeExport({ from: 5, to: 20 });
    expect(await getExitCode(path, ...buildProofArguments())).toBe(3);
    writeFileSync(path, `${readFileSync(path, 'utf8').split('\n').slice(0, 8).join('\n')}\n`);
    expect(await getExitCode(path, ...buildProofArguments())).toBe(2);
  });

  it('is recognised as whole or altered by the Python program of the documentation', async () => {
    const runPythonVerifier = async (path: string) =>
      promisify(execFile)('python3', ['docs/audit/verify_export.py', path, file(), key()]).then(
        ({ stdout }) => stdout,
        ({ stderr }: { stderr: string }) => stderr,
      );
    const path = await writeExport();
    expect(await runPythonVerifier(path)).toMatch(/^WHOLE/);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"covers":\d+/, '"covers":74'));
    expect(await runPythonVerifier(path)).toMatch(/^ALTERED/);
  });
});

it('restarts the checkpoints on command with an event, and fails when the chain is broken', async () => {
  truncateSync(file(), 0);
  const { sealed } = await audit().restartCheckpoints();
  expect(sealed).not.toBeNull();
  expect(
    await app.container.get(TOKENS.sql)(
      `select data from event where type = 'CheckpointsRestarted'`,
    ),
  ).toEqual([{ data: { known: expect.any(Number), found: 0 } }]);
  expect(await countAuditFindings(app)).toEqual({});
  await runAsSuperuser(app, `update event set data = data || '{"x":1}' where event.pos = 7`);
  await expect(audit().restartCheckpoints()).rejects.toThrow('alterato');
});
