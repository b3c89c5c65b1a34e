import { t } from '../composition-root.ts';
import { eraseClosedNames } from '../contexts/staff/erase-closed-names.postgres.ts';
import type { Job } from '../platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

/** Erases personal data at the age that the privacy page promises, and names of staff who left long ago. */
export const retentionJob = ({ container }: JobContext): Job => ({
  name: 'retention',
  everyMs: 60 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  async run(signal) {
    await container.get(t.privacy).forgetOld(signal);
    await eraseClosedNames(container.get(t.house).commands)();
  },
});
