const INTERVAL_MS = 60_000;

/**
 * Passes on the first of many equal troubles, then at most one a minute with the number kept back: a queue that is away
 * complains several times a second.
 */
export const throttleErrors = (
  say: (trouble: Error, keptBack: number) => void,
  now: () => number = Date.now,
) => {
  let said = Number.NEGATIVE_INFINITY;
  let keptBack = 0;
  return (trouble: Error): void => {
    if (now() - said < INTERVAL_MS) {
      keptBack += 1;
      return;
    }
    say(trouble, keptBack);
    said = now();
    keptBack = 0;
  };
};
