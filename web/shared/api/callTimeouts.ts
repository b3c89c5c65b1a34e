const GUEST_TIMEOUT_MS = 30_000;
const STAFF_TIMEOUT_MS = 8_000;

const isStaffArea = (): boolean =>
  typeof location !== 'undefined' && /^\/admin(\/|$)/.test(location.pathname);

/**
 * Returns the timeout of a request in milliseconds. It is shorter for staff, because a guest waits
 * for them. `takesLong` is for requests that change many items.
 */
export const callTimeoutMs = (takesLong = false): number =>
  isStaffArea() && !takesLong ? STAFF_TIMEOUT_MS : GUEST_TIMEOUT_MS;

/**
 * Adds a timeout to `signal`. Old browsers cannot combine signals, so there only `signal` applies.
 */
export const withTimeout = (signal: AbortSignal, timeoutMs: number): AbortSignal =>
  typeof AbortSignal.any === 'function'
    ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    : signal;

export const isTimeout = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';
