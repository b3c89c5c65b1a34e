import { vacuumPersonalData } from '#src/personal-data/vacuum-personal-data.postgres.ts';
import { SKIPPED, type Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const vacuumErasedDataJob = ({ application }: JobContext): Job => ({
  name: 'vacuum_erased',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  async run() {
    const result = await vacuumPersonalData(application.appServices.maintenancePool);
    if (result === 'not permitted')
      throw new Error(
        'the role may not vacuum personal_data: grant maintain on personal_data to it, or serve as the owner',
      );
    return result === 'still visible' ? SKIPPED : result;
  },
});
