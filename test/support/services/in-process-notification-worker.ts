import { noGuestMails } from '#test/support/fixtures/no-guest-mails.ts';
import type { Pool } from 'pg';
import { composeReservationEmail } from '#src/contexts/booking/application/staff-email-text.ts';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Log } from '#src/kernel/log.ts';
import { createNoticePipeline } from '#src/messaging/notices/notice-pipeline.ts';
import { createPooledSql } from '#src/platform/database/sql-transactions.ts';
import type { Mailer } from '#src/messaging/mail/mailer.ts';
import { createBullmqNoticeQueue } from '#src/messaging/queue/notice-queue.bullmq.ts';
import type { QueueLocation } from '#src/messaging/queue/redis-or-postgres-backend.ts';

type Options = {
  readonly pool: Pool;
  readonly databaseUrl: string;
  readonly place: QueueLocation;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly pauseS?: number;
};

/**
 * Creates the worker for e-mail notices as in production. Its leases, its first retry and its pause
 * during an outage last `pauseS` seconds.
 */
export const createNotificationWorker = ({
  pool,
  databaseUrl,
  place,
  mailer,
  log,
  pauseS = 0.3,
}: Options) =>
  createNoticePipeline({
    ...noGuestMails,
    databaseUrl,
    mailer,
    log,
    queue: createBullmqNoticeQueue({ location: place, log }),
    deliveries: postgresDeliveryRecords(createPooledSql(pool)),
    composeEmail: composeReservationEmail('https://example.org/admin'),
    adminUrl: 'https://example.org/admin',
    staffMailIntervalS: 0,
    to: 'sala@example.org',
    host: 'example.org',
    pauses: { leaseS: pauseS, firstRetryS: pauseS, outageS: pauseS },
  });
