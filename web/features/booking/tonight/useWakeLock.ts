import { useEffect } from 'react';

/**
 * Keeps the screen on while `isWanted`. Browsers release the lock when the page is hidden, so a page
 * that becomes visible takes it again. Without the API, or on a low battery, the screen may go off.
 */
export const useWakeLock = (isWanted: boolean): void => {
  useEffect(() => {
    if (!isWanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const acquire = async () => {
      if (document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      const acquired = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) await acquired?.release();
      else lock = acquired;
    };
    const acquireAgain = () => void acquire();
    void acquire();
    document.addEventListener('visibilitychange', acquireAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', acquireAgain);
      void lock?.release();
    };
  }, [isWanted]);
};
