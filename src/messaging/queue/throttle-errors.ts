const INTERVAL_MS = 60_000;

export const throttleErrors = (
  report: (error: Error, suppressed: number) => void,
  now: () => number = Date.now,
) => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  let suppressed = 0;
  return (error: Error): void => {
    if (now() - reportedAt < INTERVAL_MS) {
      suppressed += 1;
      return;
    }
    report(error, suppressed);
    reportedAt = now();
    suppressed = 0;
  };
};
