import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DeviceThrottle } from './device-throttle.ts';
import { DEVICE_QUOTA } from './pin-policy.ts';

export const createDeviceThrottle = (pool: Pool): DeviceThrottle => {
  const limiter = new RateLimiterPostgres({
    points: DEVICE_QUOTA.points,
    duration: DEVICE_QUOTA.seconds,
    keyPrefix: 'pinDevice',
    storeClient: pool,
    storeType: 'pool',
    tableName: 'login_throttle',
    tableCreated: true,
    clearExpiredByTimeout: false,
  });
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
