import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

/**
 * Ends expired offers of the waiting list. It runs every second, so the next guest waits at most a
 * second longer.
 */
export const expireOffersJob = ({ application }: JobContext): Job => ({
  name: 'offer_expiry',
  everyMs: SECOND_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  run: () => application.waitingList.expireOffers(),
});
