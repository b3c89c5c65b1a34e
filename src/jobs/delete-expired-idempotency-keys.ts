import { deleteExpiredIdempotencyKeys } from '#src/event-log/postgres/idempotency.postgres.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const deleteExpiredIdempotencyKeysJob = ({ application }: JobContext): Job => ({
  name: 'expired_idempotency_keys',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  run: () => deleteExpiredIdempotencyKeys(application.sql),
});
