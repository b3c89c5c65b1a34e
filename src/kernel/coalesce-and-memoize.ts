const waitMs = (ms: number) =>
  new Promise<void>((resolve) => {
    if (ms > 0) setTimeout(resolve, ms);
    else setImmediate(resolve);
  });

/**
 * Creates a function whose concurrent callers share one call. A caller never receives the result of
 * a call that started before its own.
 */
export const coalesce = <Value>(
  call: () => Promise<Value>,
  minIntervalMs = 0,
): (() => Promise<Value>) => {
  let latest: Promise<unknown> = Promise.resolve();
  let next: Promise<Value> | null = null;
  let earliestStart = 0;
  const startCall = async (): Promise<Value> => {
    await latest.catch(() => undefined);
    await waitMs(earliestStart - performance.now());
    next = null;
    earliestStart = performance.now() + minIntervalMs;
    const current = call();
    latest = current;
    return current;
  };
  return () => (next ??= startCall());
};

type CachedValue<Value> = { readonly version: string; readonly value: Promise<Value> };

/**
 * Creates a function that caches its value until `versionNow` returns another version. Failures are
 * not cached.
 */
export const memoizeByVersion = <Value>(
  versionNow: () => Promise<string>,
  make: () => Promise<Value>,
): (() => Promise<Value>) => {
  let cached: CachedValue<Value> | null = null;
  return async () => {
    const version = await versionNow();
    if (cached?.version === version) return cached.value;
    const entry: CachedValue<Value> = { version, value: make() };
    cached = entry;
    entry.value.catch(() => {
      if (cached === entry) cached = null;
    });
    return entry.value;
  };
};

export const deepFreeze = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
};
