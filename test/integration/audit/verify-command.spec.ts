import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import { startNodeProcess } from '#test/support/services/child-process.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';
import { requestTables } from '#test/support/drivers/audit-fixtures.ts';

let app: RunningApp;
let folder: string;
const checkpointFolder = () => join(folder, 'sealed');
const file = () => join(checkpointFolder(), 'checkpoints.jsonl');
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-verify-'));
  mkdirSync(checkpointFolder());
  app = await startApp({ env: { CHECKPOINT_DIR: checkpointFolder() } });
  for (let round = 0; round < 2; round++) {
    await requestTables(app, 3);
    await app.container.get(TOKENS.audit).signCheckpoint({ force: true });
  }
  copyFileSync(file(), join(folder, 'copy.jsonl'));
});
afterEach(() => copyFileSync(join(folder, 'copy.jsonl'), file()));
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Runs `npm run audit:verify` without a file argument, so it verifies the app's database and not an
 * exported log.
 */
const runAuditVerify = async (checkpointDir = checkpointFolder()) => {
  const child = startNodeProcess(['src/start.mjs', 'cli', 'audit-verify'], {
    DATABASE_URL: app.database.url,
    DATA_DIR: join(folder, 'data'),
    CHECKPOINT_DIR: checkpointDir,
    SESSION_SECRET: 'a secret of the tests, long enough for anybody',
  });
  return { code: await child.ended, output: child.output() };
};

describe('npm run audit:verify', () => {
  it('exits with 0 and names no folder when every checkpoint exists', async () => {
    const { code, output } = await runAuditVerify();
    expect(output).toContain('2 sigilli confermati');
    expect(output).not.toContain('CHECKPOINT_DIR');
    expect(code).toBe(0);
  });

  it.each([
    ['emptied', 'checkpoints_removed', () => truncateSync(file(), 0)],
    ['removed', 'checkpoints_removed', () => rmSync(file())],
    [
      'missing its last line',
      'checkpoints_removed',
      () => writeFileSync(file(), `${readFileSync(file(), 'utf8').split('\n')[0]!}\n`),
    ],
    ['unreadable', 'checkpoint_unreadable', () => writeFileSync(file(), '{"size":\n')],
  ])(
    'exits with 2 and names the folder when the file of checkpoints is %s',
    async (_, flaw, alter) => {
      alter();
      const { code, output } = await runAuditVerify();
      expect(output).toMatch(new RegExp(`^ALTERATO alla posizione \\d+ \\(${flaw}\\)`, 'm'));
      expect(output).toContain(
        `I sigilli sono stati letti dalla cartella ${checkpointFolder()}: controlla prima di tutto che CHECKPOINT_DIR sia quella giusta.`,
      );
      expect(output).not.toContain('INTEGRO');
      expect(code).toBe(2);
    },
  );

  it('exits with 2 and names the folder when CHECKPOINT_DIR never contained a checkpoint', async () => {
    const other = join(folder, 'other');
    const { code, output } = await runAuditVerify(other);
    expect(output).toContain('conosceva 2 sigilli, ora sono 0');
    expect(output).toContain(
      `dalla cartella ${other}: controlla prima di tutto che CHECKPOINT_DIR`,
    );
    expect(code).toBe(2);
  });
});
