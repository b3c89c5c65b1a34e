/** How far the server's clock is ahead of this machine's, in milliseconds; learnt from the last answer. */
let offsetMs = 0;

/** Takes the header `Date` of an answer. Seconds are all it tells, which is enough to count down a minute. */
export const recordServerTime = (date: string | null, now = Date.now()): void => {
  const said = date ? Date.parse(date) : Number.NaN;
  if (!Number.isNaN(said)) offsetMs = said - now;
};

/** The server's time in milliseconds since 1970: a tablet whose clock is wrong still counts rightly. */
export const serverNow = (now = Date.now()): number => now + offsetMs;
