import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { scrollToSection, SETTLING } from '../../shared/sections.ts';

/** Scrolls to the section that a link of another page asked for, once the landing page has settled. */
export const useSectionOfArrival = (): void => {
  const { state, key } = useLocation();
  const section = (state as { section?: string } | null)?.section;
  useEffect(() => {
    if (!section) return undefined;
    const timer = setTimeout(() => scrollToSection(section), SETTLING);
    return () => clearTimeout(timer);
  }, [section, key]);
};
