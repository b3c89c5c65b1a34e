import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { scrollToSection, parseSectionId } from '#web/shared/navigation/scrollToSection.ts';
import { isCurrentPage } from './siteLinks.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { place: string };

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Links to a page or a landing page section; `useScrollToLinkedSection` scrolls after navigation.
 */
export const SectionLink = ({ place, onClick, ...props }: Props) => {
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const section = place === '/' ? 'home' : parseSectionId(place);
  const go = (press: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(press);
    if (!section || !isPlain(press) || press.defaultPrevented) return;
    if (pathname === '/') {
      press.preventDefault();
      setTimeout(() => scrollToSection(section));
    } else if (section !== 'home') {
      press.preventDefault();
      void navigate(local('/'), { state: { section } });
    }
  };
  return (
    <Link
      {...props}
      to={local(place)}
      onClick={go}
      {...(isCurrentPage(place, pathname) ? { 'aria-current': 'page' } : {})}
    />
  );
};
