import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NoticePipeline } from '#src/messaging/notices/notice-pipeline.ts';
import { createFileMailer } from '#src/messaging/mail/mailer.file.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { createNotificationWorker } from '#test/support/services/in-process-notification-worker.ts';
import { appendReservationRequested } from '#test/support/builders/append-reservation-requested-events.ts';
import { findEventMessageIds } from '#test/support/services/smtp-server.ts';

let database: TestDatabase;
let folder: string;
let workers: NoticePipeline[];
let log: ReturnType<typeof createRecordingLog>;
beforeEach(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'melagrana-mail-'));
  workers = [];
  log = createRecordingLog();
});
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.drop();
  rmSync(folder, { recursive: true });
});

const startNotifier = (pauseS = 0.3) => {
  const worker = createNotificationWorker({
    pool: database.pool,
    databaseUrl: database.url,
    place: { databaseUrl: database.url },
    log,
    mailer: createFileMailer({ folder, from: 'Melagrana <sito@example.org>' }),
    pauseS,
  });
  worker.start();
  workers.push(worker);
};

const readMails = () => readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const readMailedMessageIds = () => readMails().flatMap(findEventMessageIds);
const toMessageId = (eventId: string) => `<${eventId}@example.org>`;
const waitUntilAllDone = () =>
  pollUntil(
    async () =>
      (await database.query('select from outbox where done_at is null')).length === 0 ? true : null,
    { describe: () => 'the outbox still waits' },
  );

describe('notices without Redis and SMTP', () => {
  it('are written as one file each, and each path is logged', async () => {
    startNotifier();
    const events = await appendReservationRequested(database, 3);
    await waitUntilAllDone();
    expect(readMails()).toHaveLength(3);
    for (const eventId of events)
      expect(
        readMails().filter((mail) => mail.includes(`Message-ID: <${eventId}@example.org>`)),
      ).toHaveLength(1);
    // The log entry follows the record of the delivery.
    const logged = () =>
      log.entries.flatMap(({ facts }) => ('where' in facts ? [facts.where] : []));
    await pollUntil(() => logged().length >= 3 || null);
    expect(logged().sort()).toEqual(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .sort(),
    );
  });

  it('are combined into one mail with a line for each when ten are pending', async () => {
    const events = await appendReservationRequested(database, 10);
    startNotifier();
    await waitUntilAllDone();
    expect(readMails()).toHaveLength(1);
    expect(readMails()[0]!.match(/^- Nuova richiesta/gm)).toHaveLength(10);
    expect(readMailedMessageIds().sort()).toEqual(events.map(toMessageId).sort());
  });

  it('are recorded as delivered without a mail for a completed reservation', async () => {
    startNotifier();
    const [eventId] = await appendReservationRequested(database, 1, 'ReservationCompleted');
    await waitUntilAllDone();
    expect(readMails()).toEqual([]);
    expect(await database.query('select event_id::text id, channel from delivery')).toEqual([
      { id: eventId, channel: 'none' },
    ]);
  });

  it('are sent once each when two processes share the work', async () => {
    /*
     * The first retry of an e-mail notice waits 30 s. Otherwise a slow machine could retry a notice
     * while its first delivery is still running.
     */
    startNotifier(30);
    startNotifier(30);
    const events = await appendReservationRequested(database, 30);
    await waitUntilAllDone();
    expect(readMailedMessageIds().sort()).toEqual(events.map(toMessageId).sort());
  });

  it('are not lost when the database terminates all connections repeatedly', async () => {
    startNotifier();
    let events: string[] = [];
    for (let cut = 0; cut < 6; cut++) {
      events = await appendReservationRequested(database, 5);
      await database.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await sleep(200);
    }
    await waitUntilAllDone();
    expect(new Set(readMailedMessageIds())).toEqual(new Set(events.map(toMessageId)));
    expect(log.entries.filter(({ level }) => level !== 'info').length).toBeLessThan(20);
  });
});
