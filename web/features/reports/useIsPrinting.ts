import { useSyncExternalStore } from 'react';

const PRINT = 'print';

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(PRINT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Returns true while the browser prints the page or shows its print preview. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(PRINT).matches);
