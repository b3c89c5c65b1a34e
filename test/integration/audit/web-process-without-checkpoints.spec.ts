import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { entities } from '#src/composition/entities.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import type { ChainState, VerificationReport } from '#src/contracts/history-verification.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

const NOT_VERIFIED_MESSAGE =
  'Questo processo non ha accesso ai sigilli: li verificano il worker e il comando npm run audit:verify.';
let database: TestDatabase;
let folders: { worker: string; web: string };
let worker: RunningApp;
let web: RunningApp;

beforeAll(async () => {
  const root = mkdtempSync(join(tmpdir(), 'melagrana-two-processes-'));
  folders = { worker: join(root, 'worker'), web: join(root, 'web') };
  database = await createTestDatabase({ entities });
  worker = await startApp({ database, env: { CHECKPOINT_DIR: folders.worker } });
  await worker.container.get(TOKENS.audit).signCheckpoint({ force: true });
  web = await startApp({
    database,
    workerElsewhere: true,
    env: { CHECKPOINT_DIR: folders.web },
  });
});
afterAll(async () => {
  await web.stop();
  await worker.stop();
  await database.drop();
  rmSync(join(folders.web, '..'), { recursive: true, force: true });
});

const readState = async (app: RunningApp) =>
  (await (await app.staff()).get<ChainState>('/api/audit/state')).body;
const verifyNow = async (app: RunningApp) =>
  (await (await app.staff()).post<VerificationReport>('/api/audit/verify', {})).body;
const listFiles = (folder: string) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

describe('a web process without the checkpoint folder, beside a worker', () => {
  it('shows the last checkpoint that the database stores and raises no alarm', async () => {
    const [last] = worker.container.get(TOKENS.audit).checkpointStore().read();
    expect(await readState(web)).toMatchObject({
      checkpoint: { size: last!.size, at: last!.at, hash: last!.hash },
      checkpointFlaw: null,
      checkpointsNotVerified: NOT_VERIFIED_MESSAGE,
      publicKey: null,
    });
  });

  it('reports the checkpoints as not verified and finds nothing altered', async () => {
    const { flaw, checks } = await verifyNow(web);
    expect(flaw).toBeNull();
    expect(checks.find(({ name }) => name === 'checkpoints')).toMatchObject({
      ran: false,
      found: 0,
      notChecked: NOT_VERIFIED_MESSAGE,
    });
    expect(checks.find(({ name }) => name === 'chain')).toMatchObject({
      ran: true,
      found: 0,
      notChecked: null,
    });
  });

  it('exports the log without a key and creates none', async () => {
    const response = await (await web.staff()).get<string>('/api/audit/export');
    expect(response.status).toBe(200);
    expect(listFiles(folders.web)).toEqual([]);
  });

  it('raises the alarm when its folder contains a key but no list of checkpoints', async () => {
    const keyFolder = mkdtempSync(join(tmpdir(), 'melagrana-key-only-'));
    copyFileSync(
      join(folders.worker, 'checkpoint-key.pub.pem'),
      join(keyFolder, 'checkpoint-key.pub.pem'),
    );
    const other = await startApp({
      database,
      workerElsewhere: true,
      env: { CHECKPOINT_DIR: keyFolder },
    });
    try {
      expect(await readState(other)).toMatchObject({
        checkpointFlaw: expect.stringContaining('sono stati tolti'),
        checkpointsNotVerified: null,
      });
    } finally {
      await other.stop();
      rmSync(keyFolder, { recursive: true, force: true });
    }
  });
});

describe('a process that runs the worker', () => {
  it('verifies the checkpoints of its folder', async () => {
    const { flaw, checks } = await verifyNow(worker);
    expect(flaw).toBeNull();
    expect(checks.every(({ ran }) => ran)).toBe(true);
    expect(await readState(worker)).toMatchObject({
      checkpointFlaw: null,
      checkpointsNotVerified: null,
      publicKey: expect.stringContaining('PUBLIC KEY'),
    });
  });

  it('raises the alarm for an empty checkpoint folder', async () => {
    const empty = mkdtempSync(join(tmpdir(), 'melagrana-no-checkpoints-'));
    const other = await startApp({ database, env: { CHECKPOINT_DIR: empty } });
    try {
      const { chain, found } = await other.container.get(TOKENS.audit).verifyInstallation();
      expect([chain.flaw?.code, found]).toEqual(['checkpoints_removed', 1]);
      expect((await verifyNow(other)).flaw?.message).toContain('sono stati tolti');
    } finally {
      await other.stop();
      rmSync(empty, { recursive: true, force: true });
    }
  });
});
