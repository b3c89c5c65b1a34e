import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

/**
 * Expires offers of the waiting list, and offers freed seats. A committed event triggers the second
 * part earlier, so this job only repeats what a crash or a lost notification left undone.
 */
export const offerFreedSeatsJob = ({ application }: JobContext): Job => ({
  name: 'waiting_list',
  everyMs: 5 * SECOND_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  async run() {
    await application.waitingList.expireOffers();
    await application.waitingList.offerFreedSeats();
  },
});
