/**
 * Specification §9 prescribes the delay before opening and the interval in which the next tooltip
 * opens without delay.
 */
const OPEN_AFTER_MS = 700;
const SKIP_WITHIN_MS = 300;

export const tooltipDelay = (now: number, closed: number | null): number =>
  closed !== null && now - closed <= SKIP_WITHIN_MS ? 0 : OPEN_AFTER_MS;
