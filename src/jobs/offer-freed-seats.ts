import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

/**
 * Offers freed seats to guests of the waiting list. A committed event triggers the same search
 * earlier, so this job only repeats what a crash or a lost notification left undone.
 */
export const offerFreedSeatsJob = ({ application }: JobContext): Job => ({
  name: 'waiting_list',
  everyMs: 5 * SECOND_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  run: () => application.waitingList.offerFreedSeats(),
});
