import { useEffect, useRef } from 'react';

/** Moves the focus to a heading when its step appears, so that keyboard and screen reader follow. */
export const useArrival = <Element extends HTMLElement>() => {
  const heading = useRef<Element>(null);
  useEffect(() => { heading.current?.focus(); }, []);
  return heading;
};
