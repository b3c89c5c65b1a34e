import { createPublicKey } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKENS } from '#src/composition/tokens.ts';
import { parseCheckpoints, isSignedBy } from '#src/event-log/audit/checkpoint.ts';
import { verifyExport } from '#src/event-log/audit/verify-export.ts';
import { createCheckpointSigner } from '#src/event-log/postgres/audit/sign-checkpoint.ts';
import { createNightlyAudit } from '#src/jobs/run-nightly-audit.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import type { Mail, Mailer } from '#src/platform/mail/mailer.ts';
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
let asked = 0;
const ask = async () => {
  asked += 1;
  const reservationDate = new Date(Date.UTC(2027, 3, 1 + (asked % 300))).toISOString().slice(0, 10);
  const answer = await app
    .guest()
    .post(
      '/api/reservations',
      buildReservationRequest({ reservationDate, timeSlotId: slotId }, buildGuest(asked)),
      { 'idempotency-key': newIdempotencyKey() },
    );
  expect(answer.status).toBe(201);
};

const linesOf = async function* (text: string): AsyncGenerator<string> {
  for (const line of text.split('\n')) yield line;
};
const exported = async (range: { from?: number; to?: number } = {}) => {
  let text = '';
  for await (const line of audit().exportLines(range)) text += line;
  return text;
};

it('is never a false alarm: a hundred verifications while guests ask and the log is sealed', async () => {
  let busy = true;
  const guests = Array.from({ length: 2 }, async () => {
    while (busy) await ask();
  });
  const sealing = (async () => {
    while (busy) await audit().signCheckpoint({ force: true });
  })();
  const flaws = [];
  for (let run = 0; run < 100; run++) flaws.push((await audit().verify()).flaw);
  busy = false;
  await Promise.all([...guests, sealing]);
  expect(flaws.filter(Boolean)).toEqual([]);
  expect(audit().checkpointStore().read().length).toBeGreaterThan(1);
});

describe('the export', () => {
  it('is checked with nothing but the file, the seals and the key', async () => {
    await audit().signCheckpoint({ force: true });
    const verdict = await verifyExport(linesOf(await exported()), {
      checkpoints: audit().checkpointStore().read(),
      publicKey: audit().checkpointStore().publicKey,
    });
    expect(verdict).toMatchObject({ flaw: null, unsealed: 0, isSelfSigned: false, complete: true });
  });

  it('may be a range, which says so and ends at its own seals', async () => {
    const verdict = await verifyExport(linesOf(await exported({ from: 5, to: 20 })), {
      publicKey: audit().checkpointStore().publicKey,
    });
    expect(verdict).toMatchObject({ flaw: null, events: 16, complete: false });
  });

  it.each([
    ['a number changed', (text: string) => text.replace(/"covers":\d+/, '"covers":74')],
    [
      'a line taken out',
      (text: string) =>
        text
          .split('\n')
          .filter((_, at) => at !== 3)
          .join('\n'),
    ],
    ['the last lines cut off', (text: string) => `${text.split('\n').slice(0, 6).join('\n')}\n`],
  ])('with %s is not whole', async (_, alter) => {
    const verdict = await verifyExport(linesOf(alter(await exported())), {
      checkpoints: audit().checkpointStore().read(),
      publicKey: audit().checkpointStore().publicKey,
    });
    expect(verdict.flaw).not.toBeNull();
  });

  it('that is no export is refused with the line that tells', async () => {
    await expect(verifyExport(linesOf('{}'))).rejects.toThrow('riga 1');
    await expect(
      verifyExport(linesOf(`${(await exported()).split('\n')[0]!}\n{"posi`)),
    ).rejects.toThrow('riga 2: illeggibile');
  });

  it('holds no personal data', async () => expect(await exported()).not.toMatch(/Ospite|0935 /));
});

describe('the checkpointer', () => {
  it('seals after a hundred events or ten minutes, and not before', async () => {
    await audit().signCheckpoint({ force: true });
    await ask();
    expect(await audit().signCheckpoint()).toEqual({ sealed: null, flaw: null });
    app.clock.advanceMinutes(10);
    expect((await audit().signCheckpoint()).sealed).toMatchObject({
      origin: 'http://localhost:3000',
    });
    expect(await audit().signCheckpoint()).toEqual({ sealed: null, flaw: null });
  });

  it('goes on in a house that moved to another address: no false alarm', async () => {
    await audit().signCheckpoint({ force: true });
    await ask();
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

  it('never seals a broken chain', async () => {
    await ask();
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

describe('the night watch', () => {
  const letters: Mail[] = [];
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const postbox: Mailer = {
    send: async (mail) => {
      letters.push(mail);
      return { where: 'here' };
    },
    close: async () => undefined,
  };
  const nightWatchOfOne = () =>
    createNightlyAudit({
      audit: audit(),
      sql: app.container.get(TOKENS.sql),
      clock: app.clock,
      log: silent,
      mailer: postbox,
      to: 'casa@example.org',
      host: 'example.org',
    });
  let process: ReturnType<typeof nightWatchOfOne> | undefined;
  const watch = () => (process ??= nightWatchOfOne())();

  it('sends no report for an empty log', async () => {
    const empty = await createTestDatabase();
    try {
      const nothingYet = createNightlyAudit({
        audit: audit(),
        sql: createPooledSql(empty.pool),
        clock: app.clock,
        log: silent,
        mailer: postbox,
        to: 'casa@example.org',
        host: 'example.org',
      });
      app.clock.set('2027-05-02T11:00');
      expect([await nothingYet(), letters.length]).toEqual([false, 0]);
    } finally {
      await empty.drop();
    }
  });

  it('waits for the end of the service day, then writes to the owner once, with head, seal and the key that the seal is held against', async () => {
    app.clock.set('2027-05-02T04:10');
    expect(await watch()).toBe(false);
    app.clock.set('2027-05-02T04:16');
    expect(await watch()).toBe(true);
    expect(await watch()).toBe(false);
    expect(letters).toHaveLength(1);
    const seal = letters[0]!.text.split('\n').find((line) => line.startsWith('{'))!;
    expect(letters[0]!.subject).toMatch(/^Registro del 2027-05-02: integro, \d+ eventi$/);
    expect(parseCheckpoints(seal)).toEqual([audit().checkpointStore().read().at(-1)]);
    const [key] = /-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/.exec(letters[0]!.text)!;
    expect(isSignedBy(parseCheckpoints(seal)[0]!, createPublicKey(key))).toBe(true);
    expect(letters[0]!.text).not.toContain('PRIVATE');
    expect(letters[0]!.text).toContain('Il registro è nuovo: questo è il suo primo controllo.');
  });

  it('is kept by one of two processes that come at the same moment; should that one die, by the other a quarter of an hour later', async () => {
    app.clock.set('2027-05-02T23:00');
    await sql('delete from audit_check');
    await sql('delete from idempotency');
    const before = letters.length;
    const [one, other] = [nightWatchOfOne(), nightWatchOfOne()];
    expect((await Promise.all([one(), other()])).sort()).toEqual([false, true]);
    expect([letters.length - before, (await sql('select 1 from audit_check')).length]).toEqual([
      1, 1,
    ]);
    await sql('delete from audit_check');
    expect([await nightWatchOfOne()()]).toEqual([false]);
    await sql(`update idempotency set expires_at = now() - interval '1 second'`);
    expect([await nightWatchOfOne()()]).toEqual([true]);
  });

  it('names a row of a read model that differs, and says so in the subject', async () => {
    const [{ id }] = (await sql(
      'update reservations set number_of_people = number_of_people + 1 where id = (select id from reservations limit 1) returning id::text',
    )) as [{ id: string }];
    app.clock.set('2027-05-03T05:00');
    expect(await watch()).toBe(true);
    expect(letters.at(-1)!.subject).toMatch(/^ATTENZIONE, registro del 2027-05-03/);
    expect(letters.at(-1)!.text).not.toContain('primo controllo');
    const [check] = await sql('select differences from audit_check order by at desc limit 1');
    expect(check).toEqual({
      differences: [{ table: 'reservations', row: { id }, is: 'different' }],
    });
    expect(await app.container.get(TOKENS.rebuild)()).toBeGreaterThan(0);
    expect((await audit().replayCheck()).differences).toEqual([]);
  });
});

it('the key is kept beside the seals, for us alone, and its public half can be handed out', () =>
  expect(
    createPublicKey(audit().checkpointStore().privateKey).export({ type: 'spki', format: 'pem' }),
  ).toEqual(audit().checkpointStore().publicKey.export({ type: 'spki', format: 'pem' })));
