import { MINUTE_MS, SECOND_MS, SKIPPED, type Job } from '#src/platform/schedule-job.ts';
import type { Privacy } from './privacy.services.ts';

const createVacuumJob = (vacuumErased: Privacy['vacuumErased']): Job => ({
  name: 'vacuum_erased',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  async run() {
    const result = await vacuumErased();
    if (result === 'not permitted')
      throw new Error(
        'the role may not vacuum personal_data: grant maintain on personal_data to it, or serve as the owner',
      );
    return result === 'still visible' ? SKIPPED : result;
  },
});

export const createPrivacyJobs = (
  {
    eraseExpired,
    eraseExpiredWaitingList,
    eraseExpiredAllergies,
    erasureList,
    vacuumErased,
  }: Privacy,
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
  createVacuumJob(vacuumErased),
];
