import type { Pool } from 'pg';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { createLoginLimiter } from '../sign-in/login-limiter.postgres.ts';
import type { DeviceThrottle } from './device-throttle.ts';
import { DEVICE_QUOTA } from './pin-policy.ts';

export const createDeviceThrottle = (pool: Pool): DeviceThrottle => {
  const limiter = createLoginLimiter(pool, 'pinDevice', DEVICE_QUOTA);
  return {
    async take(device) {
      try {
        await limiter.consume(device);
        return null;
      } catch (reason) {
        if (reason instanceof RateLimiterRes) return Math.ceil(reason.msBeforeNext / 1_000);
        throw reason;
      }
    },
    async giveBack(device) {
      await limiter.reward(device);
    },
  };
};
