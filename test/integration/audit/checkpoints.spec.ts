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
import { verifyExportFile } from '#src/cli/verify-export-file.ts';
import { mailAuditAlarm } from '#src/jobs/sign-checkpoints.ts';
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

const withAltered = async (alter: () => void) => {
  copyFileSync(file(), `${file()}.copy`);
  alter();
  const found = (await audit().verify()).flaw?.code ?? null;
  const sealing = await audit().signCheckpoint({ force: true });
  const state = await staff.get<{ checkpointFlaw: string | null }>('/api/audit/state');
  copyFileSync(`${file()}.copy`, file());
  return {
    found,
    signed: sealing.sealed !== null,
    status: state.status,
    named: state.body.checkpointFlaw !== null,
  };
};
const lines = () => readFileSync(file(), 'utf8').split('\n').filter(Boolean);

describe('the list of checkpoints', () => {
  it('is whole in an untouched installation', async () =>
    expect(await countAuditFindings(app)).toEqual({}));

  it.each([
    ['all removed', () => truncateSync(file(), 0), 'checkpoints_removed'],
    [
      'the last one removed',
      () => writeFileSync(file(), `${lines().slice(0, -1).join('\n')}\n`),
      'checkpoints_removed',
    ],
    [
      'one in the middle removed',
      () =>
        writeFileSync(
          file(),
          `${lines()
            .filter((_, at) => at !== 1)
            .join('\n')}\n`,
        ),
      'checkpoints_removed',
    ],
    [
      'a line that cannot be read',
      () => appendFileSync(file(), '{"size":\n'),
      'checkpoint_unreadable',
    ],
  ])('with %s is an alarm, and nothing is signed', async (_, alter, code) =>
    expect(await withAltered(alter)).toEqual({
      found: code,
      signed: false,
      status: 200,
      named: true,
    }),
  );

  it('without any and without memory, over 100 events, is an alarm too', async () => {
    const sql = app.container.get(TOKENS.sql);
    const [memory] = await sql<{ checkpoints: number; last: object }>(
      'select checkpoints, last_checkpoint "last" from audit_memory',
    );
    await sql('update audit_memory set checkpoints = 0, last_checkpoint = null');
    expect(await withAltered(() => truncateSync(file(), 0))).toMatchObject({
      found: 'checkpoints_missing',
      signed: false,
    });
    await sql('update audit_memory set checkpoints = ?, last_checkpoint = ?', [
      memory!.checkpoints,
      JSON.stringify(memory!.last),
    ]);
  });

  it('mails an alarm once', async () => {
    const mails: string[] = [];
    const parts = app.container.get(TOKENS.appServices);
    const alarm = mailAuditAlarm({
      application: app.application,
      config: parts.config,
      clock: app.clock,
      log: parts.log,
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
  it('cannot be altered below a millisecond', async () => {
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
  const exported = async (range: { from?: number; to?: number } = {}) => {
    const path = join(folder, 'registro.jsonl');
    let text = '';
    for await (const line of audit().exportLines(range)) text += line;
    writeFileSync(path, text);
    return path;
  };
  const exitCode = async (path: string, ...args: string[]) =>
    verifyExportFile([path, ...args], () => undefined);
  const full = () => ['--checkpoints', file(), '--key', key()];

  it('with key and checkpoints is proven; without one of them it is not', async () => {
    await audit().signCheckpoint({ force: true });
    const path = await exported();
    expect([
      await exitCode(path, ...full()),
      await exitCode(path, '--key', key()),
      await exitCode(path),
    ]).toEqual([0, 3, 3]);
  });

  it('cut at its end is altered, also an extract', async () => {
    const path = await exported({ from: 5, to: 20 });
    expect(await exitCode(path, ...full())).toBe(3);
    writeFileSync(path, `${readFileSync(path, 'utf8').split('\n').slice(0, 8).join('\n')}\n`);
    expect(await exitCode(path, ...full())).toBe(2);
  });

  it('is verified the same by the Python program of the documentation', async () => {
    const python = async (path: string) =>
      promisify(execFile)('python3', ['docs/audit/verify_export.py', path, file(), key()]).then(
        ({ stdout }) => stdout,
        ({ stderr }: { stderr: string }) => stderr,
      );
    const path = await exported();
    expect(await python(path)).toMatch(/^WHOLE/);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"covers":\d+/, '"covers":74'));
    expect(await python(path)).toMatch(/^ALTERED/);
  });
});

it('begins anew on a person’s command, with an event, unless the chain is broken', async () => {
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
