import { venue } from '#src/venue.ts';

/** Fixed zone, so server and browser format alike. */
export const VENUE_TIME_ZONE = venue.timeZone;

/** Formats instants as venue time. */
export const createVenueTimeFormat = (
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: VENUE_TIME_ZONE });
