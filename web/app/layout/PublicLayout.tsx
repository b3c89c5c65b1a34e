import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { color } from '#web/shared/ui/theme/tokens.ts';
import { visuallyHiddenStyles } from '#web/shared/ui/theme/VisuallyHidden.ts';
import { CookieBanner } from '../consent/CookieBanner.tsx';
import { Footer } from './Footer.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { PrintStyle } from './PrintStyle.ts';
import { ReservationRibbon } from './ReservationRibbon.tsx';
import { TopBar } from './TopBar.tsx';
import { useScrollToLinkedSection } from './useScrollToLinkedSection.ts';

const Skip = styled.a`
  position: fixed;
  z-index: 70;
  top: 8px;
  left: 8px;
  padding: 14px 20px;
  font-weight: 650;
  background: ${color.yellow};
  color: ${color.navy};
  &:not(:focus) {
    ${visuallyHiddenStyles}
  }
`;

/**
 * Moves focus to `<main>` after client-side navigation. Otherwise focus would stay on the link of
 * the previous page.
 */
const useFocusMainOnNavigation = () => {
  const main = useRef<HTMLElement>(null);
  const { pathname, hash } = useLocation();
  const arrived = useRef(pathname);
  useEffect(() => {
    if (arrived.current === pathname) return;
    arrived.current = pathname;
    if (!hash) main.current?.focus({ preventScroll: true });
  }, [pathname, hash]);
  return main;
};

export const PublicLayout = () => {
  const words = useTranslation();
  const main = useFocusMainOnNavigation();
  useScrollToLinkedSection();
  return (
    <>
      <PrintStyle />
      <Skip href="#contenuto">{words('app.skip')}</Skip>
      <CookieBanner />
      <ReservationRibbon />
      <TopBar />
      <main id="contenuto" tabIndex={-1} ref={main}>
        <Outlet />
      </main>
      <Footer />
      <PhoneBar />
    </>
  );
};
