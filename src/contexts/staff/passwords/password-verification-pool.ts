import PQueue from 'p-queue';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';

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
  refuse({ kind: 'too-many', message: message('too_many_requests.sign_ins') });

export type PasswordVerificationPool = {
  assertCapacity(isKnownDevice: boolean): void;
  run<Result>(isKnownDevice: boolean, work: () => Promise<Result>): Promise<Result>;
};

const KNOWN_DEVICE = { priority: 1 };

/**
 * Limits concurrent password verifications. Browsers that signed in before go first and have
 * reserved places, which strangers cannot occupy.
 */
export const createPasswordVerificationPool = ({
  places,
  reserved,
  maxWaiting,
  maxWaitMs,
}: PoolSize = DEFAULT_POOL_SIZE): PasswordVerificationPool => {
  const verifications = new PQueue({ concurrency: places + reserved });
  const unknownDevices = new PQueue({ concurrency: places });

  const assertCapacity = (isKnownDevice: boolean): void => {
    const waiting = isKnownDevice ? verifications.sizeBy(KNOWN_DEVICE) : unknownDevices.size;
    if (waiting >= maxWaiting) refuseOverload();
  };

  return {
    assertCapacity,
    async run(isKnownDevice, work) {
      assertCapacity(isKnownDevice);
      const arrivedMs = performance.now();
      const verify = () => {
        if (performance.now() - arrivedMs > maxWaitMs) refuseOverload();
        return work();
      };
      return isKnownDevice
        ? verifications.add(verify, KNOWN_DEVICE)
        : unknownDevices.add(() => verifications.add(verify));
    },
  };
};
