import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A function that stays the same while its component is rendered again, and calls the latest
 * `handler`. Memoized children that receive it are not rendered again. Not for calls while
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
