/** Nothing can be taken back longer than this, whatever the clocks say. */
const MINUTE = 60;

/** Whole seconds in which the last action can still be taken back; 0 when it is over or there is nothing to take back. */
export const secondsLeft = (until: string | null | undefined, now: number): number =>
  until ? Math.min(MINUTE, Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000))) : 0;
