import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const remindGuestsJob = ({ application }: JobContext): Job => ({
  name: 'remind_guests',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  run: (signal) => application.guestMessages.remindGuests(signal),
});
