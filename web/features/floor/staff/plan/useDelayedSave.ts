import { useEffect, useRef } from 'react';

const KEY_PAUSE_MS = 600;

/** Runs `save` after a pause without changes, or when the component unmounts. */
export const useDelayedSave = (save: () => Promise<void>) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const newest = useRef(save);
  useEffect(() => {
    newest.current = save;
  });
  const flush = () => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    void newest.current();
  };
  const flushLater = useRef(flush);
  useEffect(() => {
    const flushNow = flushLater.current;
    return () => flushNow();
  }, []);
  return {
    flush,
    schedule: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, KEY_PAUSE_MS);
    },
  };
};
