import { join } from 'node:path';
import { erasuresOf } from './composition/erasures.ts';
import { t, type Composition } from './composition-root.ts';
import { staffNotice } from './contexts/booking/application/staff-notice.ts';
import { contactNotice } from './contexts/contact/staff-notice.ts';
import { quoteNotice } from './contexts/private-events/application/staff-notice.ts';
import { postgresDeliveries } from './event-log/postgres/deliveries.ts';
import { forgetExpiredKeys } from './event-log/postgres/once.postgres.ts';
import { forgetEndedTallies } from './contexts/visitors/tallies.postgres.ts';
import type { Installation } from './installation.ts';
import type { WordsFor } from './notices/deliver-notice.ts';
import { nightWatch } from './night-watch.ts';
import { notifications } from './notices/notifications.ts';
import { forgetEndedSessions } from './platform/http/session-store.postgres.ts';
import { fileMailer } from './platform/mail/mailer.file.ts';
import { smtpMailer } from './platform/mail/mailer.smtp.ts';
import { bullmqNotices } from './platform/queue/notices.bullmq.ts';
import { recurring } from './platform/recurring.ts';

const FIVE_MINUTES_MS = 5 * 60_000;
const HALF_A_MINUTE_MS = 30_000;

/** Every context has words for its own events, and none for the others'. */
export const wordsOfTheHouse = (adminUrl: string): WordsFor => {
  const speakers = [staffNotice, quoteNotice, contactNotice].map((speak) => speak(adminUrl));
  return (event) => speakers.map((wordsFor) => wordsFor(event)).find((words) => words !== null) ?? null;
};

/** What runs beside the requests: the relay, the notices, and the end of past service days. Any number of processes may run it. */
export const startBackground = async ({ parts, databaseUrl }: Installation, container: Composition): Promise<{ stop(): Promise<void> }> => {
  const { config, log } = parts;
  const sql = container.get(t.sql);
  const from = config.MAIL_FROM;
  const host = new URL(config.PUBLIC_ORIGIN).hostname;
  const mailer = config.SMTP_URL ? smtpMailer({ url: config.SMTP_URL, from }) : fileMailer({ folder: join(config.DATA_DIR, 'mail'), from });
  const notices = notifications({
    databaseUrl, log, to: config.STAFF_EMAIL, host, mailer,
    queue: bullmqNotices({ place: config.REDIS_URL ? { redisUrl: config.REDIS_URL } : { databaseUrl }, log }),
    deliveries: postgresDeliveries(sql),
    wordsFor: wordsOfTheHouse(`${config.PUBLIC_ORIGIN}/admin`),
  });
  const housekeeping = recurring('housekeeping', FIVE_MINUTES_MS, async () => {
    await container.get(t.closeServiceDays)();
    await container.get(t.privacy).forgetOld();
    await forgetExpiredKeys(sql);
    await forgetEndedSessions(sql);
    await forgetEndedTallies(sql);
    await container.get(t.pictures).sweep();
  }, log);
  const audit = container.get(t.audit);
  const erasures = erasuresOf(container.get(t.house));
  const watch = nightWatch({ audit, mailer, sql, clock: parts.clock, log, to: config.OWNER_EMAIL ?? config.STAFF_EMAIL, host });
  const seals = recurring('seals', HALF_A_MINUTE_MS, async () => {
    const { flaw } = await audit.seal();
    if (flaw) log.error({ flaw }, 'the history was altered: it is not sealed any more');
    await erasures.note();
    await watch();
  }, log);
  notices.start();
  housekeeping.start();
  seals.start();
  return {
    async stop() {
      await seals.stop();
      await housekeeping.stop();
      await notices.stop();
    },
  };
};
