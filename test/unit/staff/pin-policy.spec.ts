import {
  decidePinAttempt,
  devicePauseS,
  isLockedByFailure,
  isObviousPin,
  shortenDevicePause,
} from '#src/contexts/staff/trusted-device/pin-policy.ts';

const NOW = new Date('2026-11-28T20:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1_000);

describe('the PIN policy', () => {
  const attempts = (failures: number, seconds: number) => ({
    failures,
    failedAt: secondsAgo(seconds),
    isLocked: false,
  });

  it('allows an attempt after fewer than three wrong ones', () => {
    for (const failures of [0, 1, 2])
      expect(decidePinAttempt(attempts(failures, 1), NOW)).toBe('allowed');
  });

  it.each([
    [3, 30],
    [6, 60],
    [9, 120],
    [10, 240],
    [11, 300],
    [40, 300],
  ])('requires after %i wrong attempts a wait of %i s', (failures, seconds) => {
    expect(decidePinAttempt(attempts(failures, 10), NOW)).toEqual({ waitSeconds: seconds - 10 });
    expect(decidePinAttempt(attempts(failures, seconds), NOW)).toBe('allowed');
  });

  it('locks with the ninth wrong attempt, unless the person acted today', () => {
    expect(isLockedByFailure(7, false)).toBe(false);
    expect(isLockedByFailure(8, false)).toBe(true);
    expect(isLockedByFailure(100, true)).toBe(false);
    expect(decidePinAttempt({ ...attempts(9, 1_000_000), isLocked: true }, NOW)).toBe('locked');
  });

  it('slows a device from its twelfth wrong attempt, up to five minutes', () => {
    expect([11, 12, 13, 14, 15, 16, 99].map(devicePauseS)).toEqual([0, 30, 60, 120, 240, 300, 300]);
  });

  it('slows a device for at most a minute if the person acted today', () => {
    expect(shortenDevicePause(300, 300)).toBe(60);
    expect(shortenDevicePause(300, 250)).toBe(10);
    expect(shortenDevicePause(300, 200)).toBe(0);
    expect(shortenDevicePause(30, 20)).toBe(20);
  });

  it.each(['0000', '7777', '1234', '4321', '7890', '0987'])('rejects %s as obvious', (pin) => {
    expect(isObviousPin(pin)).toBe(true);
  });

  it.each(['4071', '1235', '0012', '2026'])('accepts %s', (pin) => {
    expect(isObviousPin(pin)).toBe(false);
  });
});
