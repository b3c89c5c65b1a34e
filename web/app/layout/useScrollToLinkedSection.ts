import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToSection, SCROLL_DELAY_MS } from '#web/shared/navigation/scrollToSection.ts';

/** Scrolls to the section that a link of another page asked for, once the landing page has settled. */
export const useScrollToLinkedSection = (): void => {
  const { state, key } = useLocation();
  const section = (state as { section?: string } | null)?.section;
  useEffect(() => {
    if (!section) return undefined;
    const timer = setTimeout(() => scrollToSection(section), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [section, key]);
};
