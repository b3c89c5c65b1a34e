import { t } from '../composition-root.ts';
import { forgetEndedSessions } from '../platform/http/session-store.postgres.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

/** Deletes sessions that can no longer be used. */
export const endedSessionsJob = ({ container }: JobContext): Job => ({
  name: 'ended_sessions',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  run: () => forgetEndedSessions(container.get(t.sql)),
});
