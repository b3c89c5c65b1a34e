import { createGuestLinks } from '#src/contexts/booking/adapters/guest-links.hmac.ts';
import type { AppServices } from './app-services.ts';

const GUEST_PAGE = /^\/(?:reservations|prenotazioni)\/([^/]+)\/?$/i;

/** Returns false only for a reservation page with an invalid access token. */
export const createGuestPageCheck = ({ keyFor }: AppServices) => {
  const { findReservationId: reservationOf } = createGuestLinks(keyFor('guest-links'));
  return (path: string): boolean => {
    const token = GUEST_PAGE.exec(path)?.[1];
    return token === undefined || reservationOf(token) !== null;
  };
};
