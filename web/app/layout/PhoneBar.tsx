import { Link, useLocation } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { venue } from '#src/venue.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { art, color, font, media } from '#web/shared/ui/theme/tokens.ts';
import { CallHours } from './CallHours.tsx';
import { useHeroButtonPassed } from './useHeroButtonPassed.ts';

const HEIGHT = '3.5rem';
const FRIEZE = '6px';
const TOTAL_HEIGHT = `calc(${HEIGHT} + ${FRIEZE} + env(safe-area-inset-bottom))`;

/**
 * On lower screens the bar is at the end of the page instead, because it would cover too much.
 * Enlarged text counts as a lower screen.
 */
const TOO_LOW = '26em';

/** Reserves space for the bar, so it covers neither the end of the page nor the focused element. */
const RoomForBar = createGlobalStyle`
  ${media.narrow} {
    @media screen and (min-height: ${TOO_LOW}) {
      html { scroll-padding-bottom: ${TOTAL_HEIGHT}; }
      body { padding-bottom: ${TOTAL_HEIGHT}; --phone-bar-height: ${TOTAL_HEIGHT}; }
    }
  }
`;

const Bar = styled.nav<{ $isHidden: boolean }>`
  display: none;
  ${media.narrow} {
    @media screen {
      display: grid;
    }
  }
  @media (scripting: enabled) {
    ${({ $isHidden }) => $isHidden && 'visibility: hidden;'}
  }
  position: fixed;
  z-index: 19;
  inset: auto 0 0;
  @media (max-height: ${TOO_LOW}) {
    position: static;
  }
  grid-template-columns: repeat(3, minmax(0, 1fr));
  ${media.largeText} {
    grid-template-columns: auto auto minmax(0, 1fr);
  }
  padding: ${FRIEZE} env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
  color: ${color.ivory};
  background:
    ${art.tile('frieze-onda-classica')} repeat-x 50% 0 / auto ${FRIEZE},
    ${color.navy};
  a {
    display: grid;
    place-content: center;
    justify-items: center;
    min-height: ${HEIGHT};
    padding: 4px max(4px, 2%);
    text-align: center;
    text-decoration: none;
    font: 650 1rem/1.15 ${font.text};
  }
  small {
    font: 500 0.75rem/1.15 ${font.text};
  }
  a + a {
    border-left: 1px solid #a9cbe04d;
  }
  a:first-child {
    background: ${color.yellow};
    color: ${color.navy};
  }
  a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 6px;
  }
  a:focus-visible {
    outline-offset: -4px;
  }
  a:first-child:focus-visible {
    outline-color: ${color.navy};
  }
`;

/** These pages have no phone bar, because the steps of a booking show their own bar there. */
const PAGES_WITH_OWN_BAR = /^\/(?:reservations|prenotazioni)(?:\/request)?\/?$/;

/** On these pages, the bar appears after the main button of the hero has scrolled out of view. */
const PAGES_WITH_HERO_BUTTON = /^\/(?:events|eventi)?\/?$/;

export const PhoneBar = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const { pathname } = useLocation();
  const isHeroButtonPassed = useHeroButtonPassed();
  if (PAGES_WITH_OWN_BAR.test(pathname)) return null;
  return (
    <>
      <RoomForBar />
      <Bar
        aria-label={words('nav.quick')}
        $isHidden={PAGES_WITH_HERO_BUTTON.test(pathname) && !isHeroButtonPassed}
        data-phone-bar
      >
        <Link to={local('/reservations')}>{words('nav.book')}</Link>
        <Link to={local('/menu')} {...(pathname === '/menu' ? { 'aria-current': 'page' } : {})}>
          {words('nav.food')}
        </Link>
        <a href={venue.phone.href}>
          {words('nav.call')} <CallHours />
        </a>
      </Bar>
    </>
  );
};
