import type { GuestLinks } from '../application/ports.ts';
import { createSignedIds } from '#src/platform/signed-id.hmac.ts';

export const createGuestLinks = (key: Buffer): GuestLinks => {
  const { createToken, verifyToken } = createSignedIds(key, 'reservation-link');
  return {
    createLink: (reservationId) => `/reservations/${createToken(reservationId)}`,
    findReservationId: verifyToken,
  };
};
