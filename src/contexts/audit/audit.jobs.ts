import type { Mailer } from '#src/messaging/mail/mailer.ts';
import { MINUTE_MS, SECOND_MS, type Job } from '#src/platform/schedule-job.ts';
import type { AppServices } from '#src/composition/app-services.ts';
import type { AuditService } from './audit.services.ts';
import { createNightlyAudit } from './nightly-audit/run-nightly-audit.ts';
import { signCheckpointsJob } from './checkpoints/sign-checkpoints-job.ts';

export const createAuditJobs = (
  services: AppServices,
  audit: AuditService,
  mailer: Mailer,
): readonly Job[] => {
  const { config, log, sql } = services;
  const { clock } = services.commands;
  const mail = {
    mailer,
    sql,
    clock,
    log,
    to: config.OWNER_EMAIL ?? config.STAFF_EMAIL,
    host: new URL(config.PUBLIC_ORIGIN).hostname,
  };
  return [
    signCheckpointsJob(audit, mail),
    {
      name: 'nightly_audit',
      everyMs: 30 * SECOND_MS,
      timeLimitMs: 15 * MINUTE_MS,
      run: createNightlyAudit({ audit, ...mail }),
    },
  ];
};
