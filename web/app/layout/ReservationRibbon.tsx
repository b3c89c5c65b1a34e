import { Link, useLocation } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useRefreshStoredReservations } from '#web/shared/stored-reservation/useRefreshStoredReservations.ts';
import { useStoredReservations } from '#web/shared/stored-reservation/useStoredReservations.ts';
import { useStoredReservationText } from '#web/shared/stored-reservation/useStoredReservationText.ts';
import { color, gutter } from '#web/shared/ui/theme/tokens.ts';

const HEIGHT = '2.75rem';

const Ribbon = styled(Link)`
  position: fixed;
  z-index: 21;
  inset: 0 0 auto;
  display: grid;
  place-content: center;
  height: ${HEIGHT};
  padding-inline: ${gutter};
  overflow: hidden;
  text-align: center;
  font-size: 0.9375rem;
  line-height: 1.2;
  text-decoration: none;
  color: ${color.ivory};
  background: ${color.navyDark};
  b:last-child {
    color: ${color.yellow};
    white-space: nowrap;
  }
`;
/** Moves the fixed bar of the site below the ribbon. */
const RoomForRibbon = createGlobalStyle`
  :root { --ribbon-height: ${HEIGHT}; }
  header[data-bar] { top: ${HEIGHT}; }
  body { padding-top: ${HEIGHT}; }
`;

const PAGES_WITH_OWN_LINK = /^\/(?:reservations|prenotazioni)(?:\/|$)/;

/**
 * Link to the next reservation of this browser. All public pages show it, except the booking pages.
 */
export const ReservationRibbon = () => {
  const words = useTranslation();
  const local = useLocalizedPath();
  const toText = useStoredReservationText();
  const { pathname } = useLocation();
  useRefreshStoredReservations();
  const [stored] = useStoredReservations();
  if (!stored || PAGES_WITH_OWN_LINK.test(pathname)) return null;
  const { when, state } = toText(stored);
  return (
    <>
      <RoomForRibbon />
      <nav aria-label={words('mine.title')}>
        <Ribbon to={local(`/reservations/${stored.token}`)}>
          <span>
            <b>{words('mine.title')}</b> · {when} · <b>{state} →</b>
          </span>
        </Ribbon>
      </nav>
    </>
  );
};
