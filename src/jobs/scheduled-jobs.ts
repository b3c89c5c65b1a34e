import type { Job } from '#src/platform/schedule-job.ts';
import { alertStaffJob } from './alert-staff.ts';
import { eraseAllergiesJob } from './erase-allergies.ts';
import { expireOffersJob } from './expire-offers.ts';
import { offerFreedSeatsJob } from './offer-freed-seats.ts';
import { signCheckpointsJob } from './sign-checkpoints.ts';
import { eraseClosureNotesJob } from './erase-closure-notes.ts';
import { completeOrExpirePastReservationsJob } from './complete-or-expire-past-reservations.ts';
import { deleteExpiredCountersJob } from './delete-expired-counters.ts';
import { deleteExpiredSessionsJob } from './delete-expired-sessions.ts';
import { copyErasureListJob } from './copy-erasure-list.ts';
import { deleteExpiredIdempotencyKeysJob } from './delete-expired-idempotency-keys.ts';
import { closeUnansweredChangesJob } from './close-unanswered-changes.ts';
import type { JobContext } from './job-context.ts';
import { remindGuestsJob } from './remind-guests.ts';
import { nightlyAuditJob } from './schedule-nightly-audit.ts';
import { deleteOrphanedPicturesJob } from './delete-orphaned-pictures.ts';
import { eraseExpiredPersonalDataJob } from './erase-expired-personal-data.ts';
import { vacuumErasedDataJob } from './vacuum-erased-data.ts';

/**
 * Creates all scheduled jobs. A new job needs a file in this folder, an entry here and a rule in
 * docs/operations/alerts.yml.
 */
export const createScheduledJobs = (context: JobContext): Job[] =>
  [
    alertStaffJob,
    closeUnansweredChangesJob,
    completeOrExpirePastReservationsJob,
    expireOffersJob,
    offerFreedSeatsJob,
    remindGuestsJob,
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
