import { refuse } from '#src/kernel/domain-error.ts';

export type PoolSize = {
  /** Verifications at the same time. */
  readonly places: number;
  /** More places, for known browsers alone. */
  readonly reserved: number;
  /** Waiting at most, per kind. */
  readonly maxWaiting: number;
  /** A verification that waited longer is refused, below the request timeout of 4.5 s. */
  readonly maxWaitMs: number;
};

/** A verification takes a core for tens of milliseconds: more of them would starve visitors' requests. */
const DEFAULT_POOL_SIZE: PoolSize = { places: 2, reserved: 1, maxWaiting: 64, maxWaitMs: 3_000 };

const refuseOverload = () =>
  refuse({
    kind: 'too-many',
    code: 'too_many_requests',
    message: 'Troppi accessi in questo momento. Riprova tra qualche secondo.',
  });

export type PasswordVerificationPool = {
  /** @throws DomainError too-many too_many_requests when `run` would. */
  assertCapacity(isKnownDevice: boolean): void;
  /** @throws DomainError too-many too_many_requests when too many wait, or for too long. */
  run<Result>(isKnownDevice: boolean, work: () => Promise<Result>): Promise<Result>;
};

/**
 * Bounds how many passwords are verified at the same time. Known browsers go first and have a place
 * that strangers cannot take.
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
