/** Room that a section keeps under the fixed bar, in pixels (specification §9). */
export const ANCHOR_OFFSET_PX = 80;

/** How long a page that was just opened is left alone before it scrolls to a section, in milliseconds. */
export const SCROLL_DELAY_MS = 150;

/** The section that a place of the site names: `/#contact` → `contact`; null for a whole page. */
export const parseSectionId = (place: string): string | null => place.split('#')[1] || null;

/** Where the page must stand for a section to begin `ANCHOR_OFFSET` px under the window's edge; never above the page. */
export const sectionScrollTop = (top: number, scrolled: number): number =>
  Math.max(0, Math.round(top + scrolled - ANCHOR_OFFSET_PX));

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Scrolls smoothly to a section and moves the focus there, so that the keyboard goes on from it. */
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
