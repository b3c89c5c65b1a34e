import { useEffect, useRef } from 'react';

const TOP_BAR_PX = 80;
const LOWEST_TOP_SHARE = 0.5;

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
