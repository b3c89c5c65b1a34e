import { useEffect, useRef } from 'react';

/** Share of an element that must be on screen before it appears (specification §9). */
const VISIBLE_SHARE = 0.1;

const isMotionAllowed = (): boolean =>
  'IntersectionObserver' in window &&
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

const isBelow = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry): boolean =>
  boundingClientRect.top >= (rootBounds?.height ?? window.innerHeight);

/**
 * Marks an element `data-reveal="waiting"` while it lies below the window, then `"shown"`, once. What is on screen when
 * the page comes alive is never hidden, nor is anything without JavaScript or for those who asked for less motion.
 * Where the element lies is learnt from the observer's first word: asked of the element, each of many would lay out the page anew.
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
