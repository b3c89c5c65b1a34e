import { MINUTE_MS, SECOND_MS, type Job } from '#src/platform/schedule-job.ts';
import type { WaitingListService } from './waiting-list.services.ts';

export const createWaitingListJobs = ({
  expireOffers,
  offerFreedSeats,
}: WaitingListService): readonly Job[] => [
  {
    // Runs every second, so the next guest waits at most a second longer.
    name: 'offer_expiry',
    everyMs: SECOND_MS,
    timeLimitMs: MINUTE_MS,
    actsOnTime: true,
    run: () => expireOffers(),
  },
  {
    // An event triggers the same search earlier. The job repeats what a crash left undone.
    name: 'waiting_list',
    everyMs: 5 * SECOND_MS,
    timeLimitMs: MINUTE_MS,
    actsOnTime: true,
    run: () => offerFreedSeats(),
  },
];
