import { useEffect } from 'react';

/**
 * Keeps the screen on while `isWanted`. Requests the lock again when the page becomes visible,
 * because browsers release it when the page is hidden. Has no effect without the API or on a low
 * battery.
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
