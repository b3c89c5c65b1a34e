import type { Job } from '../platform/schedule-job.ts';
import { eraseAllergiesJob } from './allergies.ts';
import { signCheckpointsJob } from './checkpoints.ts';
import { eraseClosureNotesJob } from './closure-notes.ts';
import { closeServiceDaysJob } from './close-service-days.ts';
import { deleteExpiredCountersJob } from './ended-counters.ts';
import { deleteExpiredSessionsJob } from './ended-sessions.ts';
import { copyErasureListJob } from './erasure-list.ts';
import { deleteExpiredIdempotencyKeysJob } from './expired-idempotency-keys.ts';
import type { JobContext } from './job-context.ts';
import { nightlyAuditJob } from './nightly-audit.ts';
import { deleteOrphanedPicturesJob } from './orphaned-pictures.ts';
import { eraseExpiredPersonalDataJob } from './retention.ts';
import { vacuumErasedDataJob } from './vacuum-erased.ts';

/** Every scheduled job. A new one is a file in this folder, an entry here and a rule in docs/operations/alerts.yml. */
export const createScheduledJobs = (context: JobContext): Job[] =>
  [
    closeServiceDaysJob,
    eraseExpiredPersonalDataJob,
    eraseAllergiesJob,
    eraseClosureNotesJob,
    vacuumErasedDataJob,
    deleteExpiredIdempotencyKeysJob,
    deleteExpiredSessionsJob,
    deleteExpiredCountersJob,
    deleteOrphanedPicturesJob,
    signCheckpointsJob,
    copyErasureListJob,
    nightlyAuditJob,
  ].map((createJob) => createJob(context));
