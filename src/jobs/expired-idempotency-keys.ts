import { t } from '../composition-root.ts';
import { forgetExpiredKeys } from '../event-log/postgres/once.postgres.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

/** Deletes idempotency keys whose lifetime is over. */
export const expiredIdempotencyKeysJob = ({ container }: JobContext): Job => ({
  name: 'expired_idempotency_keys',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  run: () => forgetExpiredKeys(container.get(t.sql)),
});
