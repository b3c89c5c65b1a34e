import { setTimeout as sleep } from 'node:timers/promises';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import {
  createNoticePipeline,
  type NoticePipeline,
} from '#src/messaging/notices/notice-pipeline.ts';
import { NOTICE_PAUSES, type NoticePauses } from '#src/messaging/notices/notice-pauses.ts';
import {
  createPooledSql,
  createTransactionRunner,
} from '#src/platform/database/sql-transactions.ts';
import { MailServerUnavailable } from '#src/messaging/mail/mailer.ts';
import { createBullmqNoticeQueue } from '#src/messaging/queue/notice-queue.bullmq.ts';
import { appendReservationRequested } from '#test/support/builders/append-reservation-requested-events.ts';
import { createRecordingLog } from '#test/support/fakes/recording-log.ts';
import { pollUntil } from '#test/support/services/poll-until.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/services/test-database.ts';

const NOTICES = 500;
const MAIL_MS = 60;

let database: TestDatabase;
let pipeline: NoticePipeline;
let sent: string[];
let calls: number;
beforeEach(async () => {
  database = await createTestDatabase();
  sent = [];
  calls = 0;
});
afterEach(async () => {
  await pipeline.stop();
  await database.drop();
});

const addNotices = async (count: number): Promise<string[]> => {
  const ids = await appendReservationRequested(database, count);
  await database.query(`update outbox set audience = 'guest'`);
  return ids;
};

const SHORT_PAUSES: NoticePauses = { ...NOTICE_PAUSES, leaseS: 3, firstRetryS: 0.5 };

/** Starts the delivery with `send` in place of the mail server of guests. */
const start = (
  send: (eventId: string) => Promise<void>,
  pauses: NoticePauses = SHORT_PAUSES,
  toStaff: Partial<
    Pick<Parameters<typeof createNoticePipeline>[0], 'mailer' | 'composeEmail'>
  > = {},
) => {
  const queue = createBullmqNoticeQueue({
    location: { databaseUrl: database.url },
    log: createRecordingLog(),
  });
  pipeline = createNoticePipeline({
    databaseUrl: database.url,
    queue,
    pauses,
    log: createRecordingLog(),
    deliveries: postgresDeliveryRecords(createPooledSql(database.pool)),
    inTransaction: createTransactionRunner(database.pool),
    mailer: { send: () => Promise.reject(new Error('no mail')), close: () => Promise.resolve() },
    composeEmail: () => null,
    planGuestMails: () => Promise.resolve([]),
    to: 'sala@example.org',
    host: 'example.org',
    adminUrl: 'https://example.org/admin',
    staffMailIntervalS: 0,
    sendGuestMail: async ({ id }) => {
      calls += 1;
      await send(id);
      sent.push(id);
      return `${id}@example.org`;
    },
    recordGuestInformed: () => Promise.resolve(),
    ...toStaff,
  });
  pipeline.start();
};

type OutboxRow = { published: number; attempts: number };
const readRows = () =>
  database.query<OutboxRow>('select published, attempts from outbox order by pos');
const waitUntilDone = (count: number) =>
  pollUntil(
    async () =>
      (await database.query('select from outbox where done_at is not null')).length === count
        ? true
        : null,
    { timeoutMs: 60_000, describe: () => `${sent.length} of ${count} mails were sent` },
  );

describe('500 waiting mails and a slow mail server', () => {
  it('are sent once each, with one publication and no failed attempt', async () => {
    const ids = await addNotices(NOTICES);
    start(() => sleep(MAIL_MS));
    await waitUntilDone(NOTICES);
    expect(sent.toSorted()).toEqual(ids.toSorted());
    const rows = await readRows();
    expect(rows.filter(({ published, attempts }) => published !== 1 || attempts !== 0)).toEqual([]);
  });

  it('leave a refused mail to its own pauses', async () => {
    const [refused] = await addNotices(40);
    start(
      (id) =>
        id === refused
          ? Promise.reject(new Error('SMTP: not accepted (EENVELOPE 450)'))
          : sleep(50),
      { ...NOTICE_PAUSES, firstRetryS: 30 },
    );
    await waitUntilDone(39);
    expect(calls).toBe(40);
    const [row] = await readRows();
    expect(row).toEqual({ published: 1, attempts: 1 });
  });
});

describe('an unavailable mail server', () => {
  it('is tried once per batch, and no notice counts a failed attempt', async () => {
    await addNotices(40);
    start(() => Promise.reject(new MailServerUnavailable('SMTP: not accepted (ECONNECTION)')));
    await pollUntil(async () =>
      (await database.query('select from outbox where enqueued_at is null and published = 1'))
        .length === 40
        ? true
        : null,
    );
    expect(calls).toBe(1);
    expect((await readRows()).every(({ attempts }) => attempts === 0)).toBe(true);
  });
});

describe('a mail to staff', () => {
  it('is sent again until the mail server accepts it', async () => {
    await appendReservationRequested(database, 1);
    let tries = 0;
    const send = async () => {
      tries += 1;
      if (tries < 3) throw new Error('SMTP: not accepted (EENVELOPE 450)');
      return { where: 'the test' };
    };
    start(() => Promise.resolve(), SHORT_PAUSES, {
      mailer: { send, close: () => Promise.resolve() },
      composeEmail: () => ({ subject: 'Nuova richiesta', text: 'Una richiesta aspetta.' }),
    });
    await waitUntilDone(1);
    expect(tries).toBe(3);
  });
});
