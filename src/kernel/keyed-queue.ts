import { ServiceUnavailable } from './service-unavailable.ts';

/** Whoever has waited so long is sent away: they are asked to come again, and the line stays short. */
const MAX_WAIT_MS = 8_000;

/**
 * One at a time per key within this process, in order of arrival. Hundreds who want the same thing then wait here and not in the
 * database, where each would hold a connection, and where all would give up together when the row's lock does not come in time.
 * Correctness does not rest on it: other processes have lines of their own.
 *
 * @returns `work`, in line
 * @throws Busy after eight seconds in line, without having begun
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
