/** Wrong digits since the last right ones, after which an owner must give new digits. */
export const MAX_PIN_FAILURES = 9;
/** After every third wrong attempt, the person waits. */
export const FAILURES_PER_PAUSE = 3;
export const PAUSE_SECONDS = 30;
/** Wrong digits of all persons together on one device. */
export const DEVICE_QUOTA = { points: 12, seconds: 3_600 } as const;

export type PinAttempts = { readonly failures: number; readonly failedAt: Date | null };

export type PinDecision = 'allowed' | 'locked' | { readonly waitSeconds: number };

/** Four digits are 10,000 combinations, so a person's digits are guessed with a chance of 0.09 %. */
export const decidePinAttempt = ({ failures, failedAt }: PinAttempts, now: Date): PinDecision => {
  if (failures >= MAX_PIN_FAILURES) return 'locked';
  if (failures === 0 || failures % FAILURES_PER_PAUSE !== 0 || failedAt === null) return 'allowed';
  const waitMs = failedAt.getTime() + PAUSE_SECONDS * 1_000 - now.getTime();
  return waitMs > 0 ? { waitSeconds: Math.ceil(waitMs / 1_000) } : 'allowed';
};

const RUN = '01234567890';
const REVERSED_RUN = '09876543210';

/** Equal digits and digits in a row are the first that a stranger tries. */
export const isObviousPin = (pin: string): boolean =>
  /^(\d)\1{3}$/.test(pin) || RUN.includes(pin) || REVERSED_RUN.includes(pin);
