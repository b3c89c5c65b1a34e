import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const deleteOrphanedPicturesJob = ({ application }: JobContext): Job => ({
  name: 'orphaned_pictures',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  run: () => application.pictures.deleteOrphans(),
});
