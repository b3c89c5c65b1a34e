import { deleteExpiredCounters } from '#src/contexts/abuse-protection/counter-store.postgres.ts';
import { deleteExpiredSignInCounters } from '#src/contexts/staff/sign-in/sign-in-throttle.postgres.ts';
import { deleteExpiredIdempotencyKeys } from '#src/event-log/postgres/idempotency.postgres.ts';
import { vacuumPersonalData } from '#src/personal-data/vacuum-personal-data.postgres.ts';
import { deleteExpiredSessions } from '#src/platform/http/session/session-store.postgres.ts';
import { MINUTE_MS, SKIPPED, type Job } from '#src/platform/schedule-job.ts';
import type { AppServices } from './app-services.ts';

const cleanUp = (name: string, run: Job['run']): Job => ({
  name,
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: MINUTE_MS,
  actsOnTime: true,
  run,
});

/** Creates the jobs that delete rows which are no longer valid, in tables of no single context. */
export const createCleanUpJobs = ({ sql, maintenancePool }: AppServices): readonly Job[] => [
  cleanUp('expired_idempotency_keys', () => deleteExpiredIdempotencyKeys(sql)),
  cleanUp('ended_sessions', () => deleteExpiredSessions(sql)),
  cleanUp('ended_counters', async () => {
    await deleteExpiredCounters(sql);
    await deleteExpiredSignInCounters(sql);
  }),
  {
    name: 'vacuum_erased',
    everyMs: 5 * MINUTE_MS,
    timeLimitMs: 5 * MINUTE_MS,
    async run() {
      const result = await vacuumPersonalData(maintenancePool);
      if (result === 'not permitted')
        throw new Error(
          'the role may not vacuum personal_data: grant maintain on personal_data to it, or serve as the owner',
        );
      return result === 'still visible' ? SKIPPED : result;
    },
  },
];
