import { t } from '../composition-root.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

/** Signs checkpoints of the event log, and reports a chain that no longer matches them. */
export const checkpointsJob = ({ container, log }: JobContext): Job => ({
  name: 'checkpoints', everyMs: 30 * SECOND_MS, timeLimitMs: 5 * MINUTE_MS,
  async run() {
    const { flaw } = await container.get(t.audit).seal();
    if (flaw) log.error({ flaw }, 'the history was altered: it is not sealed any more');
  },
});
