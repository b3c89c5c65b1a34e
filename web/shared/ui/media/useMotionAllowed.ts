import { useEffect, useState } from 'react';

type Connection = EventTarget & { readonly saveData?: boolean };

const reducedMotionQuery = (): MediaQueryList =>
  window.matchMedia('(prefers-reduced-motion: reduce)');
const savesData = (): boolean =>
  (navigator as { connection?: Connection }).connection?.saveData === true;

const whenIdleAfterLoad = (start: () => void): (() => void) => {
  let cancel = () => undefined as void;
  const idle = () => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(start, 200);
      cancel = () => clearTimeout(timer);
      return;
    }
    const call = requestIdleCallback(start, { timeout: 2_000 });
    cancel = () => cancelIdleCallback(call);
  };
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
  return () => {
    window.removeEventListener('load', idle);
    cancel();
  };
};

/**
 * Returns true after the page has loaded, unless the visitor prefers reduced motion or saves data.
 */
export const useMotionAllowed = (): boolean => {
  const [painted, setPainted] = useState(false);
  const [wanted, setWanted] = useState(false);
  useEffect(() => whenIdleAfterLoad(() => setPainted(true)), []);
  useEffect(() => {
    const asked = reducedMotionQuery();
    const look = () => setWanted(!asked.matches && !savesData());
    look();
    asked.addEventListener('change', look);
    return () => asked.removeEventListener('change', look);
  }, []);
  return painted && wanted;
};
