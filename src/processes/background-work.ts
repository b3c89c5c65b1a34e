import { join } from 'node:path';
import type { Registry } from 'prom-client';
import type { Composition } from '#src/composition/composition-root.ts';
import { TOKENS } from '#src/composition/tokens.ts';
import { composeReservationEmail } from '#src/contexts/booking/application/staff-email-text.ts';
import { composeContactEmail } from '#src/contexts/contact/staff-email-text.ts';
import { composeQuoteEmail } from '#src/contexts/private-events/application/staff-email-text.ts';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Installation } from '#src/bootstrap/open-installation.ts';
import { createClockAlarm } from '#src/jobs/clock/clock-alarm.ts';
import { createClockGuard } from '#src/jobs/clock/clock-guard.ts';
import { createScheduledJobs } from '#src/jobs/scheduled-jobs.ts';
import type { ComposeStaffEmail } from '#src/notices/deliver-notices.ts';
import { createNoticePipeline } from '#src/notices/notice-pipeline.ts';
import { createFileMailer } from '#src/platform/mail/mailer.file.ts';
import { createSmtpMailer } from '#src/platform/mail/mailer.smtp.ts';
import { createBullmqNoticeQueue } from '#src/platform/queue/notice-queue.bullmq.ts';
import { createClockMetric, createJobMetrics } from '#src/platform/metrics/job-metrics.ts';
import { scheduleJob } from '#src/platform/schedule-job.ts';

export const createStaffEmailTexts = (adminUrl: string): ComposeStaffEmail => {
  const speakers = [composeReservationEmail, composeQuoteEmail, composeContactEmail].map((speak) =>
    speak(adminUrl),
  );
  return (event) =>
    speakers.map((wordsFor) => wordsFor(event)).find((words) => words !== null) ?? null;
};

/** Runs outbox relay, notices and scheduled jobs. Several processes may run it. */
export const startBackgroundWork = async (
  { parts, databaseUrl }: Installation,
  container: Composition,
  registry?: Registry,
): Promise<{ stop(): Promise<void> }> => {
  const { config, log } = parts;
  const sql = container.get(TOKENS.sql);
  const from = config.MAIL_FROM;
  const host = new URL(config.PUBLIC_ORIGIN).hostname;
  const adminUrl = `${config.PUBLIC_ORIGIN}/admin`;
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
      location: config.REDIS_URL ? { redisUrl: config.REDIS_URL } : { databaseUrl },
      log,
    }),
    deliveries: postgresDeliveryRecords(sql),
    composeEmail: createStaffEmailTexts(adminUrl),
    adminUrl,
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
