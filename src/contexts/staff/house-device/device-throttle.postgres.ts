import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DEVICE_QUOTA } from './pin-policy.ts';

export type DeviceThrottle = {
  /** Returns the seconds to wait, or null if the device may try. The attempt counts at once. */
  take(device: string): Promise<number | null>;
  /** Right digits do not count. */
  giveBack(device: string): Promise<void>;
};

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
