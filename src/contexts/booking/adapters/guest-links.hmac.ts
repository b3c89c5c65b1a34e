import { createHmac, timingSafeEqual } from 'node:crypto';
import type { GuestLinks } from '../application/ports.ts';

const MAC_BYTES = 16;
const ID_BYTES = 16;

const formatUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

export const createGuestLinks = (key: Buffer): GuestLinks => {
  const sign = (id: Buffer) =>
    createHmac('sha256', key).update('reservation-link').update(id).digest().subarray(0, MAC_BYTES);

  return {
    createLink(reservationId) {
      const id = Buffer.from(reservationId.replaceAll('-', ''), 'hex');
      return `/reservations/${Buffer.concat([id, sign(id)]).toString('base64url')}`;
    },
    findReservationId(token) {
      const bytes = Buffer.from(token, 'base64url');
      if (bytes.length !== ID_BYTES + MAC_BYTES) return null;
      const id = bytes.subarray(0, ID_BYTES);
      return timingSafeEqual(sign(id), bytes.subarray(ID_BYTES)) ? formatUuid(id) : null;
    },
  };
};
