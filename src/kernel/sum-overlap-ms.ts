/** Start and end of a period, in milliseconds since 1970. */
export type InstantRange = { readonly from: number; readonly until: number };

/**
 * Returns the milliseconds of `range` that `others` cover. The `others` must not overlap each
 * other.
 */
export const sumOverlapMs = (others: readonly InstantRange[], range: InstantRange): number =>
  others.reduce(
    (sum, other) =>
      sum + Math.max(0, Math.min(range.until, other.until) - Math.max(range.from, other.from)),
    0,
  );
