import { eraseExpiredClosureNotes } from '#src/contexts/closures/closure-note-retention.postgres.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const eraseClosureNotesJob = ({ application, clock }: JobContext): Job => ({
  name: 'closure_notes',
  everyMs: 60 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  run: () => eraseExpiredClosureNotes(application.sql, clock)(),
});
