import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

export const alertStaffJob = ({ application }: JobContext): Job => ({
  name: 'alert_staff',
  everyMs: 5 * SECOND_MS,
  timeLimitMs: MINUTE_MS,
  run: () => application.requestAlerts.alertStaff(),
});
