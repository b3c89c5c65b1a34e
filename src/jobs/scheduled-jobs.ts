import type { Job } from '../platform/schedule-job.ts';
import { allergiesJob } from './allergies.ts';
import { checkpointsJob } from './checkpoints.ts';
import { closureNotesJob } from './closure-notes.ts';
import { closeServiceDaysJob } from './close-service-days.ts';
import { endedCountersJob } from './ended-counters.ts';
import { endedSessionsJob } from './ended-sessions.ts';
import { erasureListJob } from './erasure-list.ts';
import { expiredIdempotencyKeysJob } from './expired-idempotency-keys.ts';
import type { JobContext } from './job-context.ts';
import { nightlyAuditJob } from './nightly-audit.ts';
import { orphanedPicturesJob } from './orphaned-pictures.ts';
import { retentionJob } from './retention.ts';
import { vacuumErasedJob } from './vacuum-erased.ts';

/** Every scheduled job. A new one is a file in this folder, an entry here and a rule in docs/operations/alerts.yml. */
export const scheduledJobs = (context: JobContext): Job[] =>
  [
    closeServiceDaysJob,
    retentionJob,
    allergiesJob,
    closureNotesJob,
    vacuumErasedJob,
    expiredIdempotencyKeysJob,
    endedSessionsJob,
    endedCountersJob,
    orphanedPicturesJob,
    checkpointsJob,
    erasureListJob,
    nightlyAuditJob,
  ].map((createJob) => createJob(context));
