let offsetMs = 0;

export const recordServerTime = (date: string | null, now = Date.now()): void => {
  const said = date ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(said)) offsetMs = said - now;
};

/**
 * Returns the server's time in epoch milliseconds, because the clock of the device may be wrong.
 */
export const serverNow = (now = Date.now()): number => now + offsetMs;
