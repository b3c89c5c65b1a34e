import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Polls until `ask` returns a value other than null. After `timeoutMs` it throws an error that
 * contains `describe()`.
 */
export const pollUntil = async <Value>(
  ask: () => Promise<Value | null> | Value | null,
  { timeoutMs = 300_000, pause = 50, describe = (): string => 'it did not happen' } = {},
): Promise<Value> => {
  const end = Date.now() + timeoutMs;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`After ${timeoutMs} ms: ${describe()}`);
    await sleep(pause);
  }
};
