/** Specification §9 prescribes both delays. */
const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;

export const tooltipDelay = (now: number, closed: number | null): number =>
  closed !== null && now - closed <= SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS;
