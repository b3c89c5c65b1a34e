import { ServiceUnavailable } from './service-unavailable.ts';

const MAX_WAIT_MS = 8_000;

/**
 * Runs one call per key at a time in this process, in order of arrival. Waiting callers hold no
 * database connection.
 *
 * @throws ServiceUnavailable after eight seconds of waiting; the call was not started
 */
export const serializeByKey = <Ask, More extends unknown[], Result>(
  keyOf: (ask: Ask) => string,
  work: (ask: Ask, ...more: More) => Promise<Result>,
) => {
  const ends = new Map<string, Promise<void>>();
  return async (ask: Ask, ...more: More): Promise<Result> => {
    const key = keyOf(ask);
    const arrived = performance.now();
    const before = ends.get(key);
    let leave = (): void => undefined;
    const gone = new Promise<void>((resolve) => {
      leave = resolve;
    });
    ends.set(key, gone);
    await before;
    try {
      if (performance.now() - arrived > MAX_WAIT_MS)
        throw new ServiceUnavailable('too long in line');
      return await work(ask, ...more);
    } finally {
      leave();
      if (ends.get(key) === gone) ends.delete(key);
    }
  };
};
