import { useSyncExternalStore } from 'react';

const PRINT = 'print';

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(PRINT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** True while the browser lays the page out for paper. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(PRINT).matches);
