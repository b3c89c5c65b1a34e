import { useEffect, useRef, useState } from 'react';
import { useIsServerReached } from '#web/shared/api/serverContact.ts';
import { useConnectionState } from '../../live/connectionState.ts';

/** A screen that opens is connected within this time. */
const GRACE_SECONDS = 1;
/** Delays before a failed request is repeated. The last one stays. */
const RETRY_DELAYS_MS = [1_000, 3_000, 10_000] as const;

export type Freshness =
  | { readonly isLive: true }
  | {
      readonly isLive: false;
      /** Seconds since the screen was last known to be right. */
      readonly seconds: number;
      /** True if calls get no answer at all. */
      readonly isOffline: boolean;
    };

type Reading = { readonly error?: unknown; readonly refetch: () => unknown };

/**
 * Whether the screen shows what the server knows. It does not while the event stream is down, or
 * after a request for the lists failed, which is repeated until it succeeds.
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
