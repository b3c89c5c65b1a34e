/** Number of wrong PINs in a row after which an owner must give the person a new PIN. */
export const MAX_PIN_FAILURES = 9;
/** The person must wait after every third wrong PIN, and after each one from the ninth. */
const FAILURES_PER_PAUSE = 3;
const PAUSES_S = [30, 60, 120, 240, 300] as const;
const MAX_PAUSE_S = 300;
/** Number of wrong PINs on one device within `DEVICE_WINDOW_S`, of all persons, before it slows. */
const DEVICE_FAILURES = 12;
export const DEVICE_WINDOW_S = 3_600;
/** Maximum pause of a device for a person who confirmed on this service day. */
const MAX_KNOWN_PAUSE_S = 60;

const MS_PER_SECOND = 1_000;

export type PinAttempts = {
  readonly failures: number;
  readonly failedAt: Date | null;
  readonly isLocked: boolean;
};

export type PinDecision = 'allowed' | 'locked' | { readonly waitSeconds: number };

const toPause = (step: number): number => PAUSES_S[step] ?? MAX_PAUSE_S;

/** Returns the seconds that a person must wait after this many wrong PINs in a row. */
const personPauseS = (failures: number): number => {
  if (failures >= MAX_PIN_FAILURES) return toPause(failures - MAX_PIN_FAILURES + 2);
  return failures > 0 && failures % FAILURES_PER_PAUSE === 0
    ? toPause(failures / FAILURES_PER_PAUSE - 1)
    : 0;
};

/**
 * Decides whether a person may try a PIN. Nine attempts at one of 10,000 PINs succeed with a
 * probability of 0.09 %.
 */
export const decidePinAttempt = (
  { failures, failedAt, isLocked }: PinAttempts,
  now: Date,
): PinDecision => {
  if (isLocked) return 'locked';
  if (failedAt === null) return 'allowed';
  const waitMs = failedAt.getTime() + personPauseS(failures) * MS_PER_SECOND - now.getTime();
  return waitMs > 0 ? { waitSeconds: Math.ceil(waitMs / MS_PER_SECOND) } : 'allowed';
};

/**
 * Returns true if one more wrong PIN locks the person. A person who confirmed today is never locked,
 * so no one can stop the house during service.
 */
export const isLockedByFailure = (failures: number, isKnownToday: boolean): boolean =>
  !isKnownToday && failures + 1 >= MAX_PIN_FAILURES;

/** Returns the seconds for which a device pauses after this many wrong PINs, or 0. */
export const devicePauseS = (failures: number): number =>
  failures < DEVICE_FAILURES ? 0 : toPause(failures - DEVICE_FAILURES);

/** Shortens the rest of a device's pause for a person who confirmed on this service day. */
export const shortenDevicePause = (pauseS: number, restS: number): number =>
  Math.max(0, Math.min(restS, MAX_KNOWN_PAUSE_S - (pauseS - restS)));

const RUN = '01234567890';
const REVERSED_RUN = '09876543210';

/**
 * Returns true for equal digits and for consecutive digits, because strangers try these PINs first.
 */
export const isObviousPin = (pin: string): boolean =>
  /^(\d)\1{3}$/.test(pin) || RUN.includes(pin) || REVERSED_RUN.includes(pin);
