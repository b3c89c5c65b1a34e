import { refuse } from '#src/kernel/domain-error.ts';

export type PoolSize = {
  readonly places: number;
  readonly reserved: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
};

/**
 * Each verification keeps a CPU core busy for tens of milliseconds, so more concurrent
 * verifications would delay other requests.
 */
const DEFAULT_POOL_SIZE: PoolSize = { places: 2, reserved: 1, maxWaiting: 64, maxWaitMs: 3_000 };

const refuseOverload = () =>
  refuse({
    kind: 'too-many',
    code: 'too_many_requests',
    message: 'Troppi accessi in questo momento. Riprova tra qualche secondo.',
  });

export type PasswordVerificationPool = {
  assertCapacity(isKnownDevice: boolean): void;
  run<Result>(isKnownDevice: boolean, work: () => Promise<Result>): Promise<Result>;
};

/**
 * Limits concurrent password verifications. Browsers that signed in before go first and have
 * reserved places, which strangers cannot occupy.
 */
export const createPasswordVerificationPool = (
  size: PoolSize = DEFAULT_POOL_SIZE,
): PasswordVerificationPool => {
  const { places, reserved, maxWaiting, maxWaitMs } = size;
  let running = 0;
  const known: (() => void)[] = [];
  const unknown: (() => void)[] = [];

  const startNext = (): void => {
    const start =
      (running < places + reserved && known.shift()) || (running < places && unknown.shift());
    if (!start) return;
    running++;
    start();
  };

  const assertRoom = (isKnownDevice: boolean): void => {
    if ((isKnownDevice ? known : unknown).length >= maxWaiting) refuseOverload();
  };

  return {
    assertCapacity: assertRoom,
    async run(isKnownDevice, work) {
      assertRoom(isKnownDevice);
      const arrivedMs = performance.now();
      await new Promise<void>((start) => {
        (isKnownDevice ? known : unknown).push(start);
        startNext();
      });
      try {
        if (performance.now() - arrivedMs > maxWaitMs) refuseOverload();
        return await work();
      } finally {
        running--;
        startNext();
      }
    },
  };
};
