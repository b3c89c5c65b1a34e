import { createNightlyAudit } from './run-nightly-audit.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

export const nightlyAuditJob = ({ application, config, log, clock, mailer }: JobContext): Job => ({
  name: 'nightly_audit',
  everyMs: 30 * SECOND_MS,
  timeLimitMs: 15 * MINUTE_MS,
  run: createNightlyAudit({
    audit: application.audit,
    sql: application.sql,
    mailer,
    clock,
    log,
    to: config.OWNER_EMAIL ?? config.STAFF_EMAIL,
    host: new URL(config.PUBLIC_ORIGIN).hostname,
  }),
});
