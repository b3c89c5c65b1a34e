import type { Pool } from 'pg';
import { createLoginLimiter } from '../sign-in/login-limiter.postgres.ts';
import type { DeviceThrottle } from './device-throttle.ts';
import { devicePauseS, DEVICE_WINDOW_S, shortenDevicePause } from './pin-policy.ts';

const MS_PER_SECOND = 1_000;

export const createDeviceThrottle = (pool: Pool): DeviceThrottle => {
  const quota = { points: 1, seconds: DEVICE_WINDOW_S };
  const failures = createLoginLimiter(pool, 'pinDevice', quota);
  const pauses = createLoginLimiter(pool, 'pinDevicePause', quota);
  return {
    async readPause(device, isKnownToday) {
      const pause = await pauses.get(device);
      if (!pause) return 0;
      const restS = Math.ceil(pause.msBeforeNext / MS_PER_SECOND);
      if (!isKnownToday) return restS;
      const counted = await failures.get(device);
      return shortenDevicePause(devicePauseS(counted?.consumedPoints ?? 0), restS);
    },
    async recordFailure(device) {
      const { consumedPoints } = await failures.penalty(device);
      const pauseS = devicePauseS(consumedPoints);
      if (pauseS > 0) await pauses.block(device, pauseS);
    },
  };
};
