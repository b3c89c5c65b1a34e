import { useEffect, useRef } from 'react';

const VISIBLE_SHARE = 0.1;

const isMotionAllowed = (): boolean =>
  'IntersectionObserver' in window &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const isBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  boundingClientRect.top >= (rootBounds?.height ?? window.innerHeight);

/**
 * Hides elements below the visible part of the page until they are scrolled into view. An
 * IntersectionObserver reports positions, because measuring them would force a layout.
 */
export const useRevealOnScroll = <Element extends HTMLElement>() => {
  const element = useRef<Element>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || !isMotionAllowed()) return undefined;
    const watch = new IntersectionObserver(
      (seen) => {
        const latest = seen.at(-1);
        if (!latest) return;
        if (!node.dataset['reveal'] && isBelow(latest)) node.dataset['reveal'] = 'waiting';
        else if (!node.dataset['reveal']) watch.disconnect();
        else if (latest.isIntersecting) {
          node.dataset['reveal'] = 'shown';
          watch.disconnect();
        }
      },
      { threshold: VISIBLE_SHARE },
    );
    watch.observe(node);
    return () => {
      watch.disconnect();
      delete node.dataset['reveal'];
    };
  }, []);
  return element;
};
