import { ContainerModule } from 'inversify';
import { TOKENS } from '#src/composition/tokens.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { createCleanUpJob } from '#src/platform/schedule-job.ts';
import { deleteExpiredCounters } from './counter-store.postgres.ts';

export const abuseProtectionModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.contextJobs).toResolvedValue(
    (sql: Sql) => [createCleanUpJob('ended_counters', () => deleteExpiredCounters(sql))],
    [TOKENS.sql],
  );
});
