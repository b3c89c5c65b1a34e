import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { NoticePipeline } from '#src/messaging/notices/notice-pipeline.ts';
import { createSmtpMailer } from '#src/messaging/mail/mailer.smtp.ts';
import { createBullmqNoticeQueue } from '#src/messaging/queue/notice-queue.bullmq.ts';
import { startNodeProcess, type NodeProcess } from '#test/support/services/child-process.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { createNotificationWorker } from '#test/support/services/in-process-notification-worker.ts';
import { startPrivateRedis, type PrivateRedis } from '#test/support/services/redis.ts';
import { appendReservationRequested } from '#test/support/builders/append-reservation-requested-events.ts';
import {
  findEventMessageIds,
  startSmtpServer,
  type TestSmtpServer,
} from '#test/support/services/smtp-server.ts';

let database: TestDatabase;
let redis: PrivateRedis;
let smtp: TestSmtpServer;
let log: ReturnType<typeof createRecordingLog>;
let running: NoticePipeline[];
beforeEach(async () => {
  [database, redis, smtp] = await Promise.all([
    createTestDatabase(),
    startPrivateRedis(),
    startSmtpServer(),
  ]);
  log = createRecordingLog();
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((worker) => worker.stop()));
  await redis.remove();
  await smtp.down();
  await database.drop();
});

const from = 'Melagrana <sito@example.org>';
const startNotificationWorker = () => {
  const worker = createNotificationWorker({
    pool: database.pool,
    databaseUrl: database.url,
    place: { redisUrl: redis.url },
    mailer: createSmtpMailer({ url: smtp.url, from, timeoutMs: 1_000 }),
    log,
  });
  worker.start();
  running.push(worker);
};

const fetchDeliveredEventIds = async () =>
  new Set(
    (
      await database.query<{ id: string }>(
        `select event_id::text id from delivery where channel = 'mail'`,
      )
    ).map(({ id }) => id),
  );
const waitUntilAllDelivered = (count: number) =>
  pollUntil(async () => ((await fetchDeliveredEventIds()).size === count ? true : null), {
    pause: 200,
    describe: () => `not all of ${count} notices were delivered`,
  });

const listMessageIds = () => smtp.received.flatMap(({ raw }) => findEventMessageIds(raw));
const toMessageId = (eventId: string) => `<${eventId}@example.org>`;

describe('ten Redis restarts, each with the loss of all Redis data', () => {
  it('lose no notice, repeat mails only with the same Message-ID and delay no booking', async () => {
    startNotificationWorker();
    const appendMs: number[] = [];
    let restarts = 0;
    const redisRestarts = (async () => {
      for (; restarts < 10; restarts++) {
        await sleep(300);
        await redis.stop();
        await sleep(restarts % 2 ? 400 : 0);
        await redis.start();
      }
    })();
    let events: string[] = [];
    while (restarts < 10 || events.length <= 100) {
      const startedAt = performance.now();
      events = await appendReservationRequested(database, 4);
      appendMs.push(performance.now() - startedAt);
      await sleep(50);
    }
    await redisRestarts;
    await waitUntilAllDelivered(events.length);

    expect(events.length).toBeGreaterThan(100);
    expect(new Set(listMessageIds())).toEqual(new Set(events.map(toMessageId)));
    for (const mail of smtp.received) expect(mail.header('Subject')).toBeTruthy();
    expect(Math.max(...appendMs)).toBeLessThan(10_000);
    /*
     * Log messages about the outages are throttled. Otherwise each e-mail notice would cause at
     * least one message.
     */
    expect(log.entries.filter(({ level }) => level !== 'info').length).toBeLessThan(40);
  });

  it('lose every notice of a queue that has no outbox', async () => {
    const queue = createBullmqNoticeQueue({ location: { redisUrl: redis.url }, log });
    const handledEventIds: string[] = [];
    for (let left = 20; left > 0; left--)
      await queue.add([{ eventId: randomUUID(), audience: 'staff', publication: 1 }]);
    await redis.wipe();
    queue.work(async ({ eventIds }) => {
      handledEventIds.push(...eventIds);
    });
    await sleep(2_000);
    await queue.close();
    expect(handledEventIds).toEqual([]);
  });
});

describe('an SMTP outage', () => {
  it.each(['down', 'refusing', 'hanging'] as const)(
    'loses no notice, and all are sent after recovery (%s)',
    async (outage) => {
      if (outage === 'down') await smtp.down();
      else smtp.mood = outage === 'refusing' ? 'refuse' : 'hang';
      startNotificationWorker();
      const events = await appendReservationRequested(database, 12);
      await sleep(1_500);
      expect(await fetchDeliveredEventIds()).toEqual(new Set());
      if (outage === 'down') await smtp.up();
      smtp.mood = 'accept';
      await waitUntilAllDelivered(12);
      expect(new Set(listMessageIds())).toEqual(new Set(events.map(toMessageId)));
    },
  );
});

describe('a notifier killed between sending and recording', () => {
  let child: NodeProcess;
  afterEach(() => child.kill());

  it('is restarted and sends the mail again with the same Message-ID until delivery is recorded', async () => {
    const env = { TEST_DATABASE: database.url, TEST_REDIS: redis.url, TEST_SMTP: smtp.url };
    const start = () =>
      startNodeProcess(
        ['--import', 'tsx', 'test/support/services/notification-worker-process.ts'],
        env,
      );
    child = start();
    let kills = 0;
    smtp.onReceived = () => {
      if (kills >= 3) return;
      kills += 1;
      const killed = child;
      killed.process.kill('SIGKILL');
      void killed.ended.then(() => {
        child = start();
      });
    };
    const [eventId] = await appendReservationRequested(database, 1);
    await waitUntilAllDelivered(1).catch((error: unknown) => {
      throw new Error(`${String(error)}\n${child.output()}`);
    });
    await sleep(1_000);
    expect(listMessageIds()).toEqual([1, 2, 3, 4].map(() => toMessageId(eventId!)));
  });
});
