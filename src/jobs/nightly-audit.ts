import { t } from '../composition-root.ts';
import { nightWatch } from '../night-watch.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

/** Verifies the whole history once a night and mails the result to the owner. */
export const nightlyAuditJob = ({ container, config, log, clock, mailer }: JobContext): Job => ({
  name: 'nightly_audit',
  everyMs: 30 * SECOND_MS,
  timeLimitMs: 15 * MINUTE_MS,
  run: nightWatch({
    audit: container.get(t.audit),
    sql: container.get(t.sql),
    mailer,
    clock,
    log,
    to: config.OWNER_EMAIL ?? config.STAFF_EMAIL,
    host: new URL(config.PUBLIC_ORIGIN).hostname,
  }),
});
