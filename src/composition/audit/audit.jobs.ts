import type { Mailer } from '#src/platform/mail/mailer.ts';
import { MINUTE_MS, SECOND_MS, type Job } from '#src/platform/schedule-job.ts';
import type { AppServices } from '../app-services.ts';
import type { AuditService } from './audit-service.ts';
import { createErasureListSync } from './erasure-list-sync.ts';
import { createNightlyAudit } from './run-nightly-audit.ts';
import { signCheckpointsJob } from './sign-checkpoints-job.ts';

/**
 * Creates the jobs of the audit. They are in no module, because their mailer exists only in a process
 * with background work.
 */
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
  const erasures = createErasureListSync(services);
  return [
    signCheckpointsJob(audit, mail),
    {
      name: 'erasure_list',
      everyMs: 30 * SECOND_MS,
      timeLimitMs: MINUTE_MS,
      run: () => erasures.copyNewErasures(),
    },
    {
      name: 'nightly_audit',
      everyMs: 30 * SECOND_MS,
      timeLimitMs: 15 * MINUTE_MS,
      run: createNightlyAudit({ audit, ...mail }),
    },
  ];
};
