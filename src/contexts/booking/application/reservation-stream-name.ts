export const RESERVATION_STREAM_PREFIX = 'reservation-';

export const toReservationStream = (id: string): string => RESERVATION_STREAM_PREFIX + id;

export const parseReservationId = (stream: string): string =>
  stream.slice(RESERVATION_STREAM_PREFIX.length);
