import { deleteExpiredIdempotencyKeys } from '#src/event-log/postgres/idempotency.postgres.ts';
import { deleteExpiredSessions } from '#src/platform/http/session/session-store.postgres.ts';
import { createCleanUpJob, type Job } from '#src/platform/schedule-job.ts';
import type { AppServices } from './app-services.ts';

/** Creates the jobs that delete rows which are no longer valid, in tables of no single context. */
export const createCleanUpJobs = ({ sql }: AppServices): readonly Job[] => [
  createCleanUpJob('expired_idempotency_keys', () => deleteExpiredIdempotencyKeys(sql)),
  createCleanUpJob('ended_sessions', () => deleteExpiredSessions(sql)),
];
