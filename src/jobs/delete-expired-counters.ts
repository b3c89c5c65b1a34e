import { deleteExpiredCounters } from '#src/contexts/abuse-protection/counter-store.postgres.ts';
import { deleteExpiredSignInCounters } from '#src/contexts/staff/sign-in/sign-in-throttle.postgres.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const deleteExpiredCountersJob = ({ application }: JobContext): Job => ({
  name: 'ended_counters',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  async run() {
    await deleteExpiredCounters(application.sql);
    await deleteExpiredSignInCounters(application.sql);
  },
});
