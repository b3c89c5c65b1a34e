import { useEffect, useRef } from 'react';

/** Pixels under the fixed bar, and the share of the window below which a heading is too low to show what follows it. */
const TOP_BAR_PX = 80;
const LOWEST_TOP_SHARE = 0.5;

/** Moves the focus to a heading when its step appears, so that keyboard and screen reader follow. */
export const useFocusOnMount = <Element extends HTMLElement>() => {
  const heading = useRef<Element>(null);
  useEffect(() => {
    const element = heading.current;
    if (!element) return;
    element.focus({ preventScroll: true });
    const { top } = element.getBoundingClientRect();
    if (top < TOP_BAR_PX || top > window.innerHeight * LOWEST_TOP_SHARE)
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);
  return heading;
};
