/** Number of wrong PINs in a row after which an owner must give the person a new PIN. */
export const MAX_PIN_FAILURES = 9;
/** The person must wait after every third wrong PIN. */
export const FAILURES_PER_PAUSE = 3;
export const PAUSE_SECONDS = 30;
/** Limit of wrong PINs on one device, for all persons together. */
export const DEVICE_QUOTA = { points: 12, seconds: 3_600 } as const;

export type PinAttempts = { readonly failures: number; readonly failedAt: Date | null };

export type PinDecision = 'allowed' | 'locked' | { readonly waitSeconds: number };

/**
 * Decides whether a person may try a PIN. Nine attempts at one of 10,000 PINs succeed with a
 * probability of 0.09 %.
 */
export const decidePinAttempt = ({ failures, failedAt }: PinAttempts, now: Date): PinDecision => {
  if (failures >= MAX_PIN_FAILURES) return 'locked';
  if (failures === 0 || failures % FAILURES_PER_PAUSE !== 0 || failedAt === null) return 'allowed';
  const waitMs = failedAt.getTime() + PAUSE_SECONDS * 1_000 - now.getTime();
  return waitMs > 0 ? { waitSeconds: Math.ceil(waitMs / 1_000) } : 'allowed';
};

const RUN = '01234567890';
const REVERSED_RUN = '09876543210';

/**
 * Returns true for equal digits and for consecutive digits, because strangers try these PINs first.
 */
export const isObviousPin = (pin: string): boolean =>
  /^(\d)\1{3}$/.test(pin) || RUN.includes(pin) || REVERSED_RUN.includes(pin);
