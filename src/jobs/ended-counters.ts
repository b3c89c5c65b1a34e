import { t } from '../composition-root.ts';
import { forgetEndedTallies } from '../contexts/visitors/tallies.postgres.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

/** Deletes rate-limit counters and proofs of work whose window is over. */
export const endedCountersJob = ({ container }: JobContext): Job => ({
  name: 'ended_counters', everyMs: 5 * MINUTE_MS, timeLimitMs: MINUTE_MS, actsOnTime: true,
  run: () => forgetEndedTallies(container.get(t.sql)),
});
