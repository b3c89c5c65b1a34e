import { t } from '../composition-root.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

/** Erases personal data at the age that the privacy page promises. */
export const retentionJob = ({ container }: JobContext): Job => ({
  name: 'retention', everyMs: 60 * MINUTE_MS, timeLimitMs: 5 * MINUTE_MS, actsOnTime: true,
  run: (signal) => container.get(t.privacy).forgetOld(signal),
});
