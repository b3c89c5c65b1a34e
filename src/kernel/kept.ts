/**
 * One call at a time on behalf of everybody who asks meanwhile. Whoever asks while a call is under way gets the next one,
 * so that every answer was begun after it was asked for.
 */
export const together = <Value>(call: () => Promise<Value>): (() => Promise<Value>) => {
  let running: Promise<Value> | null = null;
  let next: Promise<Value> | null = null;
  const run = (): Promise<Value> => {
    next = null;
    const mine = call().finally(() => { if (running === mine) running = null; });
    running = mine;
    return mine;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(run, run);
    return next;
  };
};

type Held<Value> = { readonly version: string; readonly value: Promise<Value> };

/**
 * Makes a value once per version. The version is asked before the value is made, so a value is never older than what it is
 * kept under; one that could not be made is not kept.
 */
export const keptPer = <Value>(versionNow: () => Promise<string>, make: () => Promise<Value>): (() => Promise<Value>) => {
  let held: Held<Value> | null = null;
  return async () => {
    const version = await versionNow();
    if (held?.version === version) return held.value;
    const mine: Held<Value> = { version, value: make() };
    held = mine;
    mine.value.catch(() => { if (held === mine) held = null; });
    return mine.value;
  };
};

/** Frozen to its last leaf: nobody who shares it can change it for the others. */
export const frozen = <Value>(value: Value): Value => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};
