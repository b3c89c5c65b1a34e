import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const completeOrExpirePastReservationsJob = ({ application }: JobContext): Job => ({
  name: 'close_service_days',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  run: (signal) => application.completeOrExpirePastReservations(signal),
});
