import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const closeUnansweredChangesJob = ({ application }: JobContext): Job => ({
  name: 'close_unanswered_changes',
  everyMs: MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  run: (signal) => application.guestMessages.closeUnansweredChanges(signal),
});
