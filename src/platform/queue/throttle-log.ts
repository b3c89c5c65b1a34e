const INTERVAL_MS = 60_000;

/** Passes on the first error, then at most one per minute with the number suppressed in between. */
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
