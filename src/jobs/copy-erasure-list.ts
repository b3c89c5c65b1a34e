import { createErasureListSync } from '#src/composition/audit/erasure-list-sync.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

export const copyErasureListJob = ({ application }: JobContext): Job => {
  const erasures = createErasureListSync(application.appServices);
  return {
    name: 'erasure_list',
    everyMs: 30 * SECOND_MS,
    timeLimitMs: MINUTE_MS,
    run: () => erasures.copyNewErasures(),
  };
};
