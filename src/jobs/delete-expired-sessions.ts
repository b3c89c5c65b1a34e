import { deleteExpiredSessions } from '#src/platform/http/session/session-store.postgres.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const deleteExpiredSessionsJob = ({ application }: JobContext): Job => ({
  name: 'ended_sessions',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  run: () => deleteExpiredSessions(application.sql),
});
