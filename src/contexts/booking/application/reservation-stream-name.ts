export const RESERVATION_STREAM_PREFIX = 'reservation-';

/** The stream of one reservation. */
export const toReservationStream = (id: string): string => RESERVATION_STREAM_PREFIX + id;

/** The reservation that a stream tells of. */
export const parseReservationId = (stream: string): string =>
  stream.slice(RESERVATION_STREAM_PREFIX.length);
