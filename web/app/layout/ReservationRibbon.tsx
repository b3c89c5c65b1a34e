import { Link, useLocation } from 'react-router-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { useFormatDate } from '#web/shared/dates/useFormatDate.ts';
import { useLocalizedPath } from '#web/shared/i18n/useLocalizedPath.ts';
import { useTranslation } from '#web/shared/i18n/useTranslation.ts';
import { useStoredQuote } from '#web/shared/stored-quote/useStoredQuote.ts';
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
  [data-bar] { top: ${HEIGHT}; }
  body { padding-top: ${HEIGHT}; }
`;

const PAGES_WITH_OWN_LINK = /^\/(?:reservations|prenotazioni)(?:\/|$)|^\/(?:events|eventi)\/./;
const EVENT_PAGES = /^\/(?:events|eventi)\/?$/;

/** Returns the link to show. A reservation comes before a quote request, except on /events. */
const useRibbonLink = () => {
  const words = useTranslation();
  const toText = useStoredReservationText();
  const formatDate = useFormatDate();
  const { pathname } = useLocation();
  const [stored] = useStoredReservations();
  const quote = useStoredQuote();
  if (PAGES_WITH_OWN_LINK.test(pathname)) return null;
  if (quote && (!stored || EVENT_PAGES.test(pathname)))
    return {
      path: `/events/${encodeURIComponent(quote.token)}`,
      title: words('mine.quote'),
      when: formatDate(quote.eventDate, { weekday: 'short', day: 'numeric', month: 'short' }),
      state: words('mine.quotePage'),
    };
  if (!stored) return null;
  return { path: `/reservations/${stored.token}`, title: words('mine.title'), ...toText(stored) };
};

/**
 * Link to the next reservation of this browser, or to its quote request. All public pages show it,
 * except the booking pages and the page of a quote.
 */
export const ReservationRibbon = () => {
  const local = useLocalizedPath();
  useRefreshStoredReservations();
  const link = useRibbonLink();
  if (!link) return null;
  const { path, title, when, state } = link;
  return (
    <>
      <RoomForRibbon />
      <nav aria-label={title}>
        <Ribbon to={local(path)}>
          <span>
            <b>{title}</b> · {when} · <b>{state} →</b>
          </span>
        </Ribbon>
      </nav>
    </>
  );
};
