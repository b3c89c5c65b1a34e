import { MINUTE_MS, SECOND_MS, type Job } from '#src/platform/schedule-job.ts';
import type { Privacy } from './privacy.services.ts';

export const createPrivacyJobs = (
  { eraseExpired, eraseExpiredWaitingList, eraseExpiredAllergies, erasureList }: Privacy,
  eraseClosedAccountNames: () => Promise<number>,
): readonly Job[] => [
  {
    name: 'retention',
    everyMs: 60 * MINUTE_MS,
    timeLimitMs: 5 * MINUTE_MS,
    actsOnTime: true,
    async run(signal) {
      await eraseExpired(signal);
      await eraseExpiredWaitingList();
      await eraseClosedAccountNames();
    },
  },
  {
    name: 'allergies',
    everyMs: 5 * MINUTE_MS,
    timeLimitMs: 5 * MINUTE_MS,
    actsOnTime: true,
    run: () => eraseExpiredAllergies(),
  },
  {
    name: 'erasure_list',
    everyMs: 30 * SECOND_MS,
    timeLimitMs: MINUTE_MS,
    run: () => erasureList.copyNewErasures(),
  },
];
