import { once } from 'node:events';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';

/**
 * Connects with the user and password of the URL. Rejects with the first error of the connection,
 * or after `timeoutMs`.
 */
export const probeRedis = async (url: string, timeoutMs: number): Promise<void> => {
  const redis = new Redis(url, { retryStrategy: () => null });
  // Without a listener, ioredis prints the error.
  redis.on('error', () => undefined);
  try {
    await pTimeout(once(redis, 'ready'), { milliseconds: timeoutMs, message: 'timeout' });
  } finally {
    redis.disconnect();
  }
};
