const PREFIX = 'reservation-';

/** The stream of one reservation. */
export const reservationStream = (id: string): string => PREFIX + id;

/** The reservation that a stream tells of. */
export const reservationIn = (stream: string): string => stream.slice(PREFIX.length);
