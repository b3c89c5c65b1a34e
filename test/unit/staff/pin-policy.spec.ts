import {
  decidePinAttempt,
  isObviousPin,
  MAX_PIN_FAILURES,
} from '#src/contexts/staff/trusted-device/pin-policy.ts';

const NOW = new Date('2026-11-28T20:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

describe('the PIN policy', () => {
  it('allows an attempt after fewer than three wrong ones', () => {
    for (const failures of [0, 1, 2])
      expect(decidePinAttempt({ failures, failedAt: secondsAgo(1) }, NOW)).toBe('allowed');
  });

  it.each([3, 6])('requires a wait of 30 s after %i wrong attempts', (failures) => {
    expect(decidePinAttempt({ failures, failedAt: secondsAgo(10) }, NOW)).toEqual({
      waitSeconds: 20,
    });
    expect(decidePinAttempt({ failures, failedAt: secondsAgo(30) }, NOW)).toBe('allowed');
  });

  it('locks the PIN after nine wrong attempts, however long ago', () => {
    expect(MAX_PIN_FAILURES).toBe(9);
    expect(decidePinAttempt({ failures: 9, failedAt: secondsAgo(1_000_000) }, NOW)).toBe('locked');
  });

  it.each(['0000', '7777', '1234', '4321', '7890', '0987'])('rejects %s as obvious', (pin) => {
    expect(isObviousPin(pin)).toBe(true);
  });

  it.each(['4071', '1235', '0012', '2026'])('accepts %s', (pin) => {
    expect(isObviousPin(pin)).toBe(false);
  });
});
