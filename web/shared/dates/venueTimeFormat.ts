import { venue } from '#src/venue.ts';

/**
 * Time zone of all displayed times. It is fixed, because server and browser must render the same
 * text.
 */
export const VENUE_TIME_ZONE = venue.timeZone;

export const createVenueTimeFormat = (
  locale: string,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: VENUE_TIME_ZONE });
