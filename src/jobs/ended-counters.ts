import { t } from '../composition-root.ts';
import { deleteEndedCounters } from '../contexts/abuse-protection/counter-store.postgres.ts';
import { forgetEndedSignInCounts } from '../contexts/staff/throttle.limiter.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

/** Deletes rate-limit counters, of guests' requests and of sign-in, and proofs of work whose window is over. */
export const endedCountersJob = ({ container }: JobContext): Job => ({
  name: 'ended_counters',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  async run() {
    await deleteEndedCounters(container.get(t.sql));
    await forgetEndedSignInCounts(container.get(t.sql));
  },
});
