import { setTimeout as sleep } from 'node:timers/promises';
import { isTransientError } from './transient-errors.ts';

const MAX_ATTEMPTS = 5;
const RETRY_WINDOW_MS = 4_000;
const FIRST_PAUSE_MS = 20;

const pause = (attempt: number) => sleep(Math.random() * FIRST_PAUSE_MS * 2 ** attempt);

/**
 * Runs `work` up to five times if transient failures occur, but starts no attempt after about 4 s.
 */
export const retryTransientFailures = async <Result>(
  work: () => Promise<Result>,
  recordFailure: (error: unknown) => void,
): Promise<Result> => {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      recordFailure(error);
      if (
        !isTransientError(error) ||
        attempt === MAX_ATTEMPTS ||
        performance.now() - startedAt > RETRY_WINDOW_MS
      )
        throw error;
      await pause(attempt);
    }
  }
};
