import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToSection, SCROLL_DELAY_MS } from '#web/shared/navigation/scrollToSection.ts';

export const useScrollToLinkedSection = (): void => {
  const { state, key } = useLocation();
  const section = (state as { section?: string } | null)?.section;
  useEffect(() => {
    if (!section) return undefined;
    const timer = setTimeout(() => scrollToSection(section), SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [section, key]);
};
