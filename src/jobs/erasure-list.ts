import { erasuresOf } from '../composition/erasures.ts';
import { t } from '../composition-root.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, SECOND_MS, type JobContext } from './job-context.ts';

/** Copies new erasures to the list outside the database, which a restore reads. */
export const erasureListJob = ({ container }: JobContext): Job => {
  const erasures = erasuresOf(container.get(t.house));
  return {
    name: 'erasure_list',
    everyMs: 30 * SECOND_MS,
    timeLimitMs: MINUTE_MS,
    run: () => erasures.note(),
  };
};
