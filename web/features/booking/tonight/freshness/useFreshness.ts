import { useEffect, useRef, useState } from 'react';
import { useIsServerReached } from '#web/shared/api/serverContact.ts';
import { useConnectionState } from '../../live/connectionState.ts';

/** Time in which a newly opened screen may still connect, before it counts as outdated. */
const GRACE_SECONDS = 1;
/** Delays before each retry of a failed request. The last delay applies to all later retries. */
const RETRY_DELAYS_MS = [1_000, 3_000, 10_000] as const;

export type Freshness =
  | { readonly isLive: true }
  | {
      readonly isLive: false;
      /** Seconds since the data on screen was last known to be current. */
      readonly seconds: number;
      /** True if the server does not answer any request. */
      readonly isOffline: boolean;
    };

type Reading = { readonly error?: unknown; readonly refetch: () => unknown };

/**
 * Returns whether the screen shows current data. It does not while the event stream is down or
 * after a list failed to load. Repeats failed requests until they succeed.
 */
export const useFreshness = (readings: readonly Reading[]): Freshness => {
  const isConnected = useConnectionState() === 'live';
  const isOffline = !useIsServerReached();
  const failed = readings.filter(({ error }) => error !== undefined);
  useRetries(failed);
  const isRight = isConnected && failed.length === 0;
  const seconds = useSecondsWhile(!isRight);
  const isLive = isRight || seconds < GRACE_SECONDS;
  return isLive ? { isLive } : { isLive, seconds, isOffline };
};

const useRetries = (failed: readonly Reading[]) => {
  const latest = useRef(failed);
  useEffect(() => {
    latest.current = failed;
  });
  const hasFailed = failed.length > 0;
  useEffect(() => {
    if (!hasFailed) return;
    let attempt = 0;
    let timer: ReturnType<typeof setTimeout>;
    const schedule = () => {
      timer = setTimeout(() => {
        latest.current.forEach(({ refetch }) => refetch());
        attempt = Math.min(attempt + 1, RETRY_DELAYS_MS.length - 1);
        schedule();
      }, RETRY_DELAYS_MS[attempt]);
    };
    schedule();
    return () => clearTimeout(timer);
  }, [hasFailed]);
};

const useSecondsWhile = (isCounting: boolean): number => {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!isCounting) return;
    setSeconds(0);
    const began = performance.now();
    const timer = setInterval(
      () => setSeconds(Math.floor((performance.now() - began) / 1_000)),
      1_000,
    );
    return () => clearInterval(timer);
  }, [isCounting]);
  return seconds;
};
