import { TOKENS } from '#src/composition/composition-root.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

/** Completes or expires the reservations that past service days left open. */
export const closeServiceDaysJob = ({ container }: JobContext): Job => ({
  name: 'close_service_days',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  run: (signal) => container.get(TOKENS.closeServiceDays)(signal),
});
