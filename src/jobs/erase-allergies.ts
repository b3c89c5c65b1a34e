import { TOKENS } from '#src/composition/tokens.ts';
import type { Job } from '#src/platform/schedule-job.ts';
import { MINUTE_MS, type JobContext } from './job-context.ts';

export const eraseAllergiesJob = ({ container }: JobContext): Job => ({
  name: 'allergies',
  everyMs: 5 * MINUTE_MS,
  timeLimitMs: 5 * MINUTE_MS,
  actsOnTime: true,
  run: () => container.get(TOKENS.privacy).eraseExpiredAllergies(),
});
