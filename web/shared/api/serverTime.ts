/** Server clock minus local clock, in milliseconds. */
let offsetMs = 0;

/** Reads a `Date` header (whole seconds). */
export const recordServerTime = (date: string | null, now = Date.now()): void => {
  const said = date ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(said)) offsetMs = said - now;
};

/** Server time in epoch milliseconds, independent of a wrong local clock. */
export const serverNow = (now = Date.now()): number => now + offsetMs;
