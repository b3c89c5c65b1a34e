/** Nothing can be taken back longer than this, whatever the clocks say. */
const UNDO_WINDOW_SECONDS = 60;

/** Whole seconds in which the last action can still be taken back; 0 when it is over or there is nothing to take back. */
export const undoSecondsLeft = (until: string | null | undefined, now: number): number =>
  until
    ? Math.min(UNDO_WINDOW_SECONDS, Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000)))
    : 0;
