/** Upper limit if the clocks disagree. */
const UNDO_WINDOW_SECONDS = 60;

/** Whole seconds until the undo deadline, 0–60. `now`: epoch milliseconds. */
export const undoSecondsLeft = (until: string | null | undefined, now: number): number =>
  until
    ? Math.min(UNDO_WINDOW_SECONDS, Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000)))
    : 0;
