/** To the end of this turn of the event loop at least. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    if (ms > 0) setTimeout(resolve, ms);
    else setImmediate(resolve);
  });

/**
 * One call at a time on behalf of everybody who asks meanwhile. Whoever asks while a call is under way gets the next one,
 * so that every answer was begun after it was asked for. Whoever asks in the same turn of the event loop shares as well.
 *
 * @param apartMs calls begin at least so far apart: under load few calls serve many, and a single caller waits for nothing
 */
export const coalesce = <Value>(
  call: () => Promise<Value>,
  apartMs = 0,
): (() => Promise<Value>) => {
  let latest: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  let notBefore = 0;
  const begin = async (): Promise<Value> => {
    await latest.catch(() => undefined);
    await pause(notBefore - performance.now());
    next = null;
    notBefore = performance.now() + apartMs;
    const mine = call();
    latest = mine;
    return mine;
  };
  return () => (next ??= begin());
};

type CachedValue<Value> = { readonly version: string; readonly value: Promise<Value> };

/**
 * Makes a value once per version. The version is asked before the value is made, so a value is never older than what it is
 * kept under; one that could not be made is not kept.
 */
export const memoizeByVersion = <Value>(
  versionNow: () => Promise<string>,
  make: () => Promise<Value>,
): (() => Promise<Value>) => {
  let held: CachedValue<Value> | null = null;
  return async () => {
    const version = await versionNow();
    if (held?.version === version) return held.value;
    const mine: CachedValue<Value> = { version, value: make() };
    held = mine;
    mine.value.catch(() => {
      if (held === mine) held = null;
    });
    return mine.value;
  };
};

/** Frozen to its last leaf: nobody who shares it can change it for the others. */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
};
