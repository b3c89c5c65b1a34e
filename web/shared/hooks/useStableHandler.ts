import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that stays the same between renders and calls the latest `handler`. Memoized
 * children that receive it are therefore not rendered again. It must not be called during
 * rendering.
 */
export const useStableHandler = <Args extends unknown[]>(
  handler: (...args: Args) => void,
): ((...args: Args) => void) => {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
