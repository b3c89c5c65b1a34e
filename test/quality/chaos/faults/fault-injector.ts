import { setTimeout as sleep } from 'node:timers/promises';
import type { ChaosEnvironment } from '../environment/chaos-environment.ts';
import type { CrashMode } from '../environment/crashable-postgres.ts';

type Fault = {
  readonly everyMs: number;
  readonly strike: () => unknown;
};

/**
 * Injects each fault at its own interval until the returned function is called. This function waits
 * for running injections and throws their first error.
 */
export const injectFaults = (list: readonly Fault[]) => {
  let going = true;
  const end = new AbortController();
  const troubles: unknown[] = [];
  const loops = list.map(async ({ everyMs, strike }) => {
    while (going) {
      await sleep(everyMs * (0.7 + 0.6 * Math.random()), undefined, { signal: end.signal }).catch(
        () => undefined,
      );
      if (going)
        await Promise.resolve()
          .then(strike)
          .catch((error: unknown) => {
            troubles.push(error);
          });
    }
  });
  return async () => {
    going = false;
    end.abort();
    await Promise.all(loops);
    if (troubles.length > 0) throw troubles[0];
  };
};

const pickAny = <Item>(items: readonly Item[]): Item | undefined =>
  items[Math.floor(Math.random() * items.length)];

export const createFaultActions = ({ servers, serving, postgres, redis }: ChaosEnvironment) => {
  const counts = { appKills: 0, databaseCrashes: 0, redisWipes: 0 };
  let crashes = 0;
  /**
   * Returns true while at least half of the servers are ready. With more faults, a slow machine
   * would have no server left.
   */
  const canBear = () => serving().length * 2 >= servers.length;
  const crashDatabase = async (how: CrashMode = crashes++ % 2 ? 'kill -9' : 'immediate') => {
    counts.databaseCrashes += 1;
    await postgres.crash(how);
    await postgres.start();
  };
  return {
    counts,
    crashDatabase,
    killServer: () => {
      if (canBear() && pickAny(serving())?.kill()) counts.appKills += 1;
    },
    crashServedDatabase: async () => {
      if (canBear()) await crashDatabase();
    },
    wipeRedis: async () => {
      counts.redisWipes += 1;
      await redis.wipe();
    },
  };
};
