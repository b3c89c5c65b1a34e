/** Milliseconds of specification §9: before a tooltip opens, and how soon after another one the next needs no wait. */
const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;

/** How long to wait before opening, when the last tooltip closed at `closed` (null: none was open yet). */
export const tooltipDelay = (now: number, closed: number | null): number =>
  closed !== null && now - closed <= SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS;
