export const RESERVATION_STREAMS = 'reservation-';

/** The stream of one reservation. */
export const reservationStream = (id: string): string => RESERVATION_STREAMS + id;

/** The reservation that a stream tells of. */
export const reservationIn = (stream: string): string => stream.slice(RESERVATION_STREAMS.length);
