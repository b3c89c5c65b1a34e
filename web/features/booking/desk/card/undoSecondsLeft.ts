/** Upper limit of the countdown, in case the browser's clock differs from the server's. */
const UNDO_WINDOW_SECONDS = 60;

/** Whole seconds until the undo deadline, from 0 to 60. */
export const undoSecondsLeft = (until: string | null | undefined, now: number): number =>
  until
    ? Math.min(UNDO_WINDOW_SECONDS, Math.max(0, Math.ceil((Date.parse(until) - now) / 1_000)))
    : 0;
