const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    if (ms > 0) setTimeout(resolve, ms);
    else setImmediate(resolve);
  });

/**
 * Coalesces concurrent calls. A caller never receives a result that started before its own call.
 *
 * @param minIntervalMs minimum time between the starts of two calls
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
 * Caches one value per version; failures are not cached. The version is read first, so a value is
 * never older than its version.
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

/** Freezes a value and everything inside it. */
export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
};
