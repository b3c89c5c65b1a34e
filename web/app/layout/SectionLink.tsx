import type { ComponentProps, MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { scrollToSection, parseSectionId } from '#web/shared/navigation/scrollToSection.ts';
import { isCurrentPage } from './siteLinks.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

export const SectionLink = ({ to, onClick, ...props }: Props) => {
  const local = useLocalizedPath();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const section = to === '/' ? 'home' : parseSectionId(to);
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!section || !isPlain(event) || event.defaultPrevented) return;
    if (pathname === '/') {
      event.preventDefault();
      setTimeout(() => scrollToSection(section));
    } else if (section !== 'home') {
      event.preventDefault();
      void navigate(local('/'), { state: { section } });
    }
  };
  return (
    <Link
      {...props}
      to={local(to)}
      onClick={go}
      {...(isCurrentPage(to, pathname) ? { 'aria-current': 'page' } : {})}
    />
  );
};
