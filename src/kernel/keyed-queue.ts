import { ServiceUnavailable } from './service-unavailable-error.ts';

const MAX_WAIT_MS = 8_000;

/**
 * Runs calls with the same key one at a time in this process, in order of arrival. Throws
 * `ServiceUnavailable` after a wait of 8 s.
 */
export const serializeByKey = <Request, Rest extends unknown[], Result>(
  keyOf: (request: Request) => string,
  work: (request: Request, ...rest: Rest) => Promise<Result>,
) => {
  const tails = new Map<string, Promise<void>>();
  return async (request: Request, ...rest: Rest): Promise<Result> => {
    const key = keyOf(request);
    const queuedAt = performance.now();
    const predecessor = tails.get(key);
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    tails.set(key, finished);
    await predecessor;
    try {
      if (performance.now() - queuedAt > MAX_WAIT_MS)
        throw new ServiceUnavailable('keyed queue: wait limit exceeded');
      return await work(request, ...rest);
    } finally {
      finish();
      if (tails.get(key) === finished) tails.delete(key);
    }
  };
};
