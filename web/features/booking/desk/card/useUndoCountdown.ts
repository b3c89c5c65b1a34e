import { useEffect, useState } from 'react';
import { serverNow } from '#web/shared/api/serverTime.ts';
import { undoSecondsLeft } from './undoSecondsLeft.ts';

export const useUndoCountdown = (until: string | null | undefined): number => {
  const [, tick] = useState(0);
  const left = undoSecondsLeft(until, serverNow());
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => tick((turn) => turn + 1), 1_000);
    return () => clearInterval(timer);
  }, [running, until]);
  return left;
};
