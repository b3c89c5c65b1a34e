/** Height of the fixed bar (specification §9). */
export const ANCHOR_OFFSET_PX = 80;

/** Delay after a page opens. */
export const SCROLL_DELAY_MS = 150;

/** Hash of a path: `/#contact` → `contact`; null without one. */
export const parseSectionId = (place: string): string | null => place.split('#')[1] || null;

/** Scroll position that shows a section below the fixed bar, in pixels. */
export const sectionScrollTop = (top: number, scrolled: number): number =>
  Math.max(0, Math.round(top + scrolled - ANCHOR_OFFSET_PX));

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls to a section and focuses it. */
export const scrollToSection = (id: string): void => {
  const section = document.getElementById(id);
  if (!section) return;
  window.scrollTo({
    top: sectionScrollTop(section.getBoundingClientRect().top, window.scrollY),
    behavior: prefersReducedMotion() ? 'instant' : 'smooth',
  });
  if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
  section.focus({ preventScroll: true });
};
