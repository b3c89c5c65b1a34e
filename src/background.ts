import { join } from 'node:path';
import type { Registry } from 'prom-client';
import { TOKENS, type Composition } from './composition-root.ts';
import { composeReservationEmail } from './contexts/booking/application/staff-notice.ts';
import { composeContactEmail } from './contexts/contact/staff-notice.ts';
import { composeQuoteEmail } from './contexts/private-events/application/staff-notice.ts';
import { postgresDeliveryRecords } from './event-log/postgres/deliveries.ts';
import type { Installation } from './installation.ts';
import { createClockAlarm } from './jobs/clock-alarm.ts';
import { createClockGuard } from './jobs/clock-guard.ts';
import { createScheduledJobs } from './jobs/scheduled-jobs.ts';
import type { ComposeStaffEmail } from './notices/deliver-notice.ts';
import { createNoticePipeline } from './notices/notifications.ts';
import { createFileMailer } from './platform/mail/mailer.file.ts';
import { createSmtpMailer } from './platform/mail/mailer.smtp.ts';
import { createBullmqNoticeQueue } from './platform/queue/notices.bullmq.ts';
import { createClockMetric, createJobMetrics } from './platform/metrics/job-metrics.ts';
import { scheduleJob } from './platform/schedule-job.ts';

/** Every context has words for its own events, and none for the others'. */
export const createStaffEmailTexts = (adminUrl: string): ComposeStaffEmail => {
  const speakers = [composeReservationEmail, composeQuoteEmail, composeContactEmail].map((speak) =>
    speak(adminUrl),
  );
  return (event) =>
    speakers.map((wordsFor) => wordsFor(event)).find((words) => words !== null) ?? null;
};

/** Runs the outbox relay, the notices and the scheduled jobs. Any number of processes may run it; with `registry` the jobs have metrics. */
export const startBackgroundWork = async (
  { parts, databaseUrl }: Installation,
  container: Composition,
  registry?: Registry,
): Promise<{ stop(): Promise<void> }> => {
  const { config, log } = parts;
  const sql = container.get(TOKENS.sql);
  const from = config.MAIL_FROM;
  const host = new URL(config.PUBLIC_ORIGIN).hostname;
  const mailer = config.SMTP_URL
    ? createSmtpMailer({ url: config.SMTP_URL, from })
    : createFileMailer({ folder: join(config.DATA_DIR, 'mail'), from });
  const notices = createNoticePipeline({
    databaseUrl,
    log,
    to: config.STAFF_EMAIL,
    host,
    mailer,
    queue: createBullmqNoticeQueue({
      place: config.REDIS_URL ? { redisUrl: config.REDIS_URL } : { databaseUrl },
      log,
    }),
    deliveries: postgresDeliveryRecords(sql),
    composeEmail: createStaffEmailTexts(`${config.PUBLIC_ORIGIN}/admin`),
  });
  const setClockMetric = registry ? createClockMetric(registry) : () => undefined;
  const mailClockAlarm = createClockAlarm({
    mailer,
    log,
    host,
    clock: parts.clock,
    to: config.OWNER_EMAIL ?? config.STAFF_EMAIL,
  });
  const guardClock = createClockGuard({
    sql,
    log,
    clock: parts.clock,
    onCheck: (trusted) => {
      setClockMetric(trusted);
      mailClockAlarm(trusted);
    },
  });
  const jobs = createScheduledJobs({ container, config, log, mailer, clock: parts.clock }).map(
    guardClock,
  );
  const recordRun = registry
    ? createJobMetrics(
        registry,
        jobs.map(({ name }) => name),
      )
    : () => undefined;
  const scheduled = jobs.map((job) => scheduleJob(job, { log, recordRun }));
  notices.start();
  for (const job of scheduled) job.start();
  return {
    async stop() {
      await Promise.all(scheduled.map((job) => job.stop()));
      await notices.stop();
    },
  };
};
