import { createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import { parseCheckpoints, isSignedBy } from '#src/contexts/audit/checkpoints/checkpoint.ts';
import { verifyExport } from '#src/contexts/audit/export/verify-export.ts';
import { createCheckpointSigner } from '#src/contexts/audit/checkpoints/sign-checkpoint.ts';
import { createNightlyAudit } from '#src/contexts/audit/nightly-audit/run-nightly-audit.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import type { Mail, Mailer } from '#src/messaging/mail/mailer.ts';
import { createTestDatabase } from '#test/support/services/test-database.ts';
import {
  buildGuest,
  newIdempotencyKey,
  buildReservationRequest,
} from '#test/support/builders/request-builders.ts';
import { startApp, type RunningApp } from '#test/support/fixtures/running-app.ts';

let app: RunningApp;
let folder: string;
let slotId: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'melagrana-seals-'));
  app = await startApp({ env: { CHECKPOINT_DIR: folder } });
  slotId = (await app.guest().get<{ id: string; turnKey: string }[]>('/api/time-slots')).body.find(
    ({ turnKey }) => turnKey === 'cena_primo',
  )!.id;
});
afterAll(async () => {
  await app.stop();
  rmSync(folder, { recursive: true, force: true });
});

const audit = () => app.container.get(TOKENS.audit);
const sql = (query: string, values: unknown[] = []) => app.container.get(TOKENS.sql)(query, values);
let requestCount = 0;
const requestTable = async () => {
  requestCount += 1;
  const reservationDate = new Date(Date.UTC(2027, 3, 1 + (requestCount % 300)))
    .toISOString()
    .slice(0, 10);
  const response = await app
    .guest()
    .post(
      '/api/reservations',
      buildReservationRequest({ reservationDate, timeSlotId: slotId }, buildGuest(requestCount)),
      { 'idempotency-key': newIdempotencyKey() },
    );
  expect(response.status).toBe(201);
};

const iterateLines = async function* (text: string): AsyncGenerator<string> {
  for (const line of text.split('\n')) yield line;
};
const exportLog = async (range: { from?: number; to?: number } = {}) => {
  let text = '';
  for await (const line of audit().exportLines(range)) text += line;
  return text;
};

it('reports no flaw in 100 verifications during requests and checkpoint signing', async () => {
  let isRunning = true;
  const guests = Array.from({ length: 2 }, async () => {
    while (isRunning) await requestTable();
  });
  const sealing = (async () => {
    while (isRunning) await audit().signCheckpoint({ force: true });
  })();
  const flaws = [];
  for (let run = 0; run < 100; run++) flaws.push((await audit().verify()).flaw);
  isRunning = false;
  await Promise.all([...guests, sealing]);
  expect(flaws.filter(Boolean)).toEqual([]);
  expect(audit().checkpointStore().read().length).toBeGreaterThan(1);
});

describe('the export', () => {
  it('is verified with only the file, the checkpoints and the public key', async () => {
    await audit().signCheckpoint({ force: true });
    const verdict = await verifyExport(iterateLines(await exportLog()), {
      checkpoints: audit().checkpointStore().read(),
      publicKey: audit().checkpointStore().publicKey,
    });
    expect(verdict).toMatchObject({ flaw: null, unsealed: 0, isSelfSigned: false, complete: true });
  });

  it('may be a range, which is reported as incomplete', async () => {
    const verdict = await verifyExport(iterateLines(await exportLog({ from: 5, to: 20 })), {
      publicKey: audit().checkpointStore().publicKey,
    });
    expect(verdict).toMatchObject({ flaw: null, events: 16, complete: false });
  });

  it.each([
    ['a changed number', (text: string) => text.replace(/"covers":\d+/, '"covers":74')],
    [
      'a missing line',
      (text: string) =>
        text
          .split('\n')
          .filter((_, at) => at !== 3)
          .join('\n'),
    ],
    ['the last lines missing', (text: string) => `${text.split('\n').slice(0, 6).join('\n')}\n`],
  ])('fails verification with %s', async (_, alter) => {
    const verdict = await verifyExport(iterateLines(alter(await exportLog())), {
      checkpoints: audit().checkpointStore().read(),
      publicKey: audit().checkpointStore().publicKey,
    });
    expect(verdict.flaw).not.toBeNull();
  });

  it('is rejected with the number of the first invalid line', async () => {
    await expect(verifyExport(iterateLines('{}'))).rejects.toThrow('riga 1');
    await expect(
      verifyExport(iterateLines(`${(await exportLog()).split('\n')[0]!}\n{"posi`)),
    ).rejects.toThrow('riga 2: illeggibile');
  });

  it('contains no personal data', async () =>
    expect(await exportLog()).not.toMatch(/Ospite|0935 /));
});

describe('the checkpoint signer', () => {
  it('signs new events after ten minutes, and not before', async () => {
    await audit().signCheckpoint({ force: true });
    await requestTable();
    expect(await audit().signCheckpoint()).toEqual({ sealed: null, flaw: null });
    app.clock.advanceMinutes(10);
    expect((await audit().signCheckpoint()).sealed).toMatchObject({
      origin: 'http://localhost:3000',
    });
    expect(await audit().signCheckpoint()).toEqual({ sealed: null, flaw: null });
  });

  it('continues after a change of the public origin without a flaw', async () => {
    await audit().signCheckpoint({ force: true });
    await requestTable();
    const { sql: pooled, commands } = app.container.get(TOKENS.appServices);
    const { sealed } = await createCheckpointSigner({
      sql: pooled,
      store: audit().checkpointStore(),
      origin: 'https://www.nuovo.example',
      now: () => commands.clock.now(),
    })({ force: true });
    expect(sealed).not.toBeNull();
    expect((await audit().verify()).flaw).toBeNull();
  });

  it('does not sign a broken hash chain', async () => {
    await requestTable();
    await sql('alter table event disable trigger user');
    const [{ pos }] = (await sql(
      `update event set data = data || '{"x":1}' where pos = (select max(pos) from event) returning pos`,
    )) as [{ pos: string }];
    expect(await audit().signCheckpoint({ force: true })).toMatchObject({
      sealed: null,
      flaw: { position: Number(pos) },
    });
    await sql(`update event set data = data - 'x' where pos = ?`, [pos]);
    await sql('alter table event enable trigger user');
    expect((await audit().signCheckpoint({ force: true })).flaw).toBeNull();
  });
});

describe('the nightly audit', () => {
  const mails: Mail[] = [];
  const silentLog = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const recordingMailer: Mailer = {
    send: async (mail) => {
      mails.push(mail);
      return { where: 'here' };
    },
    close: async () => undefined,
  };
  const createAuditProcess = () =>
    createNightlyAudit({
      audit: audit(),
      sql: app.container.get(TOKENS.sql),
      clock: app.clock,
      log: silentLog,
      mailer: recordingMailer,
      to: 'casa@example.org',
      host: 'example.org',
    });
  let runSharedAudit: ReturnType<typeof createAuditProcess> | undefined;
  const runAudit = () => (runSharedAudit ??= createAuditProcess())();

  it('sends no report for an empty log', async () => {
    const empty = await createTestDatabase();
    try {
      const auditEmptyLog = createNightlyAudit({
        audit: audit(),
        sql: createPooledSql(empty.pool),
        clock: app.clock,
        log: silentLog,
        mailer: recordingMailer,
        to: 'casa@example.org',
        host: 'example.org',
      });
      app.clock.set('2027-05-02T11:00');
      expect([await auditEmptyLog(), mails.length]).toEqual([false, 0]);
    } finally {
      await empty.drop();
    }
  });

  it('waits for the end of the service day, then mails the checkpoint and its public key once', async () => {
    app.clock.set('2027-05-02T04:10');
    expect(await runAudit()).toBe(false);
    app.clock.set('2027-05-02T04:16');
    expect(await runAudit()).toBe(true);
    expect(await runAudit()).toBe(false);
    expect(mails).toHaveLength(1);
    const checkpointLine = mails[0]!.text.split('\n').find((line) => line.startsWith('{'))!;
    expect(mails[0]!.subject).toMatch(/^Registro del 2027-05-02: integro, \d+ eventi$/);
    expect(parseCheckpoints(checkpointLine)).toEqual([audit().checkpointStore().read().at(-1)]);
    const [key] = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/.exec(mails[0]!.text)!;
    expect(isSignedBy(parseCheckpoints(checkpointLine)[0]!, createPublicKey(key))).toBe(true);
    expect(mails[0]!.text).not.toContain('PRIVATE');
    expect(mails[0]!.text).toContain('Il registro è nuovo: questo è il suo primo controllo.');
  });

  it('runs in one of two concurrent processes, and again when the claim of a dead process expires', async () => {
    app.clock.set('2027-05-02T23:00');
    await sql('delete from audit_check');
    await sql('delete from idempotency');
    const before = mails.length;
    const [one, other] = [createAuditProcess(), createAuditProcess()];
    expect((await Promise.all([one(), other()])).sort()).toEqual([false, true]);
    expect([mails.length - before, (await sql('select 1 from audit_check')).length]).toEqual([
      1, 1,
    ]);
    await sql('delete from audit_check');
    expect([await createAuditProcess()()]).toEqual([false]);
    await sql(`update idempotency set expires_at = now() - interval '1 second'`);
    expect([await createAuditProcess()()]).toEqual([true]);
  });

  it('reports a row of a read model that differs, with a warning in the subject', async () => {
    const [{ id }] = (await sql(
      'update reservations set number_of_people = number_of_people + 1 where id = (select id from reservations limit 1) returning id::text',
    )) as [{ id: string }];
    app.clock.set('2027-05-03T05:00');
    expect(await runAudit()).toBe(true);
    expect(mails.at(-1)!.subject).toMatch(/^ATTENZIONE, registro del 2027-05-03/);
    expect(mails.at(-1)!.text).not.toContain('primo controllo');
    const [check] = await sql('select differences from audit_check order by at desc limit 1');
    expect(check).toEqual({
      differences: [{ table: 'reservations', row: { id }, is: 'different' }],
    });
    expect(await app.container.get(TOKENS.rebuild)()).toBeGreaterThan(0);
    expect((await audit().replayCheck()).differences).toEqual([]);
  });
});

it('stores a public key that matches the private key of the checkpoints', () =>
  expect(
    createPublicKey(audit().checkpointStore().privateKey).export({ type: 'spki', format: 'pem' }),
  ).toEqual(audit().checkpointStore().publicKey.export({ type: 'spki', format: 'pem' })));
