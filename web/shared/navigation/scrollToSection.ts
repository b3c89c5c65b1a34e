/** Height of the fixed top bar (specification §9). */
export const ANCHOR_OFFSET_PX = 80;

export const SCROLL_DELAY_MS = 150;

export const parseSectionId = (place: string): string | null => place.split('#')[1] || null;

export const sectionScrollTop = (top: number, scrolled: number): number =>
  Math.max(0, Math.round(top + scrolled - ANCHOR_OFFSET_PX));

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

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
