import { join } from 'node:path';
import type { Registry } from 'prom-client';
import type { BootContext } from '#src/composition/app-services.ts';
import type { Application } from '#src/composition/application.ts';
import { createGuestMailDelivery } from '#src/messaging/notices/guest-mail-delivery.ts';
import { postgresDeliveryRecords } from '#src/event-log/postgres/outbox/delivery-records.ts';
import type { Installation } from '#src/bootstrap/open-installation.ts';
import { createClockAlarm } from '#src/messaging/clock-alarm.ts';
import { createClockGuard } from '#src/platform/clock-guard/clock-guard.ts';
import { watchFreedSeats } from './watch-freed-seats.ts';
import { readHead } from '#src/event-log/postgres/read-log-entries.ts';
import { createEventSubscriptions } from '#src/event-log/postgres/event-subscription.ts';
import { combineStaffEmails } from '#src/messaging/notices/staff-emails.ts';
import { NOTICE_PAUSES } from '#src/messaging/notices/notice-pauses.ts';
import { createNoticePipeline } from '#src/messaging/notices/notice-pipeline.ts';
import type { Config } from '#src/platform/config.ts';
import type { Mailer } from '#src/messaging/mail/mailer.ts';
import { createFileMailer } from '#src/messaging/mail/mailer.file.ts';
import { createSmtpMailer } from '#src/messaging/mail/mailer.smtp.ts';
import { createBullmqNoticeQueue } from '#src/messaging/queue/notice-queue.bullmq.ts';
import { createClockMetric, createJobMetrics } from '#src/platform/metrics/job-metrics.ts';
import { scheduleJob, type Job } from '#src/platform/schedule-job.ts';

const SECONDS_PER_MINUTE = 60;

const createMailer = ({ SMTP_URL, DATA_DIR, MAIL_FROM: from }: Config): Mailer =>
  SMTP_URL
    ? createSmtpMailer({ url: SMTP_URL, from })
    : createFileMailer({ folder: join(DATA_DIR, 'mail'), from });

/** Creates the delivery of mails to staff and guests, from the outbox to the mail server. */
export const createNotices = (
  {
    context: { config, log },
    databaseUrl,
  }: { readonly context: Pick<BootContext, 'config' | 'log'>; readonly databaseUrl: string },
  {
    sql,
    appServices: { commands, abuseProtection },
    guestMails,
    staffEmails,
  }: Pick<Application, 'sql' | 'appServices' | 'guestMails' | 'staffEmails'>,
  mailer: Mailer,
) => {
  const adminUrl = `${config.PUBLIC_ORIGIN}/admin`;
  return createNoticePipeline({
    databaseUrl,
    log,
    to: config.STAFF_EMAIL,
    host: new URL(config.PUBLIC_ORIGIN).hostname,
    mailer,
    queue: createBullmqNoticeQueue({
      location: config.REDIS_URL ? { redisUrl: config.REDIS_URL } : { databaseUrl },
      log,
    }),
    deliveries: postgresDeliveryRecords(sql),
    pauses: NOTICE_PAUSES,
    composeEmail: combineStaffEmails(staffEmails, adminUrl),
    adminUrl,
    staffMailIntervalS: config.STAFF_MAIL_INTERVAL_MINUTES * SECONDS_PER_MINUTE,
    ...createGuestMailDelivery(
      { inTransaction: commands.inTransaction, mayMail: abuseProtection.mayMail, guestMails },
      { mailer, publicOrigin: config.PUBLIC_ORIGIN, replyTo: config.STAFF_EMAIL },
    ),
  });
};

const createGuardedJobs = (
  { config, log, clock }: BootContext,
  application: Application,
  mailer: Mailer,
  setClockMetric: (trusted: boolean) => void,
): Job[] => {
  const mailClockAlarm = createClockAlarm({
    mailer,
    log,
    host: new URL(config.PUBLIC_ORIGIN).hostname,
    clock,
    to: config.OWNER_EMAIL ?? config.STAFF_EMAIL,
  });
  const guardClock = createClockGuard({
    sql: application.sql,
    log,
    clock,
    onCheck: (trusted) => {
      setClockMetric(trusted);
      mailClockAlarm(trusted);
    },
  });
  return application.createJobs(mailer).map(guardClock);
};

const createFreedSeatsWatch = (
  { context: { maintenancePool, log } }: Installation,
  application: Application,
) =>
  watchFreedSeats({
    application,
    subscribe: createEventSubscriptions({ connection: maintenancePool.options, log }).subscribe,
    head: async () => (await readHead(application.sql)).position,
    log,
  });

/** Starts notices and scheduled jobs. Several processes may run them at the same time. */
export const startBackgroundWork = async (
  installation: Installation,
  application: Application,
  registry?: Registry,
): Promise<{ stop(): Promise<void> }> => {
  const { config, log } = installation.context;
  const mailer = createMailer(config);
  const notices = createNotices(installation, application, mailer);
  const setClockMetric = registry ? createClockMetric(registry) : () => undefined;
  const jobs = createGuardedJobs(installation.context, application, mailer, setClockMetric);
  const recordRun = registry
    ? createJobMetrics(
        registry,
        jobs.map(({ name }) => name),
      )
    : () => undefined;
  const scheduled = jobs.map((job) => scheduleJob(job, { log, recordRun }));
  const freedSeats = createFreedSeatsWatch(installation, application);
  notices.start();
  void freedSeats.start();
  for (const job of scheduled) job.start();
  return {
    async stop() {
      freedSeats.stop();
      await Promise.all(scheduled.map((job) => job.stop()));
      await notices.stop();
    },
  };
};
