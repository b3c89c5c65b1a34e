import { eraseClosedAccountNames } from '#src/contexts/staff/account-names/erase-closed-account-names.postgres.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const eraseExpiredPersonalDataJob = ({ application }: JobContext): Job => ({
  name: 'retention',
  everyMs: 60 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  async run(signal) {
    await application.privacy.eraseExpired(signal);
    await application.privacy.eraseExpiredWaitingList();
    await eraseClosedAccountNames(application.appServices.commands)();
  },
});
