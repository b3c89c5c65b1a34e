const GUEST_TIMEOUT_MS = 30_000;
const STAFF_TIMEOUT_MS = 8_000;

const isStaffArea = (): boolean =>
  typeof location !== 'undefined' && /^\/admin(\/|$)/.test(location.pathname);

/**
 * Milliseconds after which a call gives up. Staff have a guest waiting, so their calls give up
 * early. `takesLong` are calls that change many items.
 */
export const callTimeoutMs = (takesLong = false): number =>
  isStaffArea() && !takesLong ? STAFF_TIMEOUT_MS : GUEST_TIMEOUT_MS;

/** Old browsers cannot combine signals, and then only `signal` applies. */
export const withTimeout = (signal: AbortSignal, timeoutMs: number): AbortSignal =>
  typeof AbortSignal.any === 'function'
    ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    : signal;

export const isTimeout = (cause: unknown): boolean =>
  cause instanceof DOMException && cause.name === 'TimeoutError';
