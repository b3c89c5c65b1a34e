import { useEffect, useRef } from 'react';

/** Share of an element that must be on screen before it appears (specification §9). */
const VISIBLE = 0.1;

const mayMove = (): boolean => 'IntersectionObserver' in window && !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Marks an element `data-reveal="waiting"` while it lies below the window, then `"shown"`, once. What is on screen when
 * the page comes alive is never hidden, nor is anything without JavaScript or for those who asked for less motion.
 */
export const useReveal = <Element extends HTMLElement>() => {
  const element = useRef<Element>(null);
  useEffect(() => {
    const node = element.current;
    if (!node || !mayMove() || node.getBoundingClientRect().top < window.innerHeight) return undefined;
    node.dataset['reveal'] = 'waiting';
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      node.dataset['reveal'] = 'shown';
      watch.disconnect();
    }, { threshold: VISIBLE });
    watch.observe(node);
    return () => {
      watch.disconnect();
      delete node.dataset['reveal'];
    };
  }, []);
  return element;
};
