import type { MikroORM } from '@mikro-orm/postgresql';
import { staffNotice } from '#src/contexts/booking/application/staff-notice.ts';
import { postgresDeliveries } from '#src/event-log/postgres/deliveries.ts';
import type { Log } from '#src/kernel/log.ts';
import { notifications } from '#src/notices/notifications.ts';
import { pooledSql } from '#src/platform/database/sql.ts';
import type { Mailer } from '#src/platform/mail/mailer.ts';
import { bullmqNotices } from '#src/platform/queue/notices.bullmq.ts';
import type { QueuePlace } from '#src/platform/queue/queue-backend.ts';

type Options = {
  readonly orm: MikroORM;
  readonly databaseUrl: string;
  readonly place: QueuePlace;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly firstPauseS?: number;
};

/** Outbox, queue and mail put together as the composition root does, with short pauses between the tries. */
export const notifier = ({ orm, databaseUrl, place, mailer, log, firstPauseS = 0.3 }: Options) =>
  notifications({
    databaseUrl,
    mailer,
    log,
    queue: bullmqNotices({ place, log }),
    deliveries: postgresDeliveries(pooledSql(orm)),
    wordsFor: staffNotice('https://example.org/admin'),
    to: 'sala@example.org',
    host: 'example.org',
    firstPauseS,
  });
