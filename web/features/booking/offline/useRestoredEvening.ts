import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { cacheRestored } from '#web/shared/store/restoredCache.ts';
import { readStoredEvening } from './storedEvening.ts';

/** Time without an answer after which the client treats the server as unreachable. */
const SILENCE_MS = 3_000;

/**
 * Restores the stored evening if the server does not answer. `isNeeded`: the client knows nothing
 * about the session yet. Returns true after the attempt, even if there was no stored evening.
 */
export const useRestoredEvening = (isNeeded: boolean, hasFailed: boolean): boolean => {
  const dispatch = useDispatch();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isNeeded) return;
    const restore = async () => {
      const evening = await readStoredEvening();
      if (evening) dispatch(cacheRestored(evening));
      setAsked(true);
    };
    const timer = setTimeout(() => void restore(), hasFailed ? 0 : SILENCE_MS);
    return () => clearTimeout(timer);
  }, [isNeeded, hasFailed, dispatch]);
  return isAsked;
};
