import { Temporal } from 'temporal-polyfill';
import { venue } from '#src/venue.ts';

/**
 * The venue's date in `days` days by the real clock, `yyyy-MM-dd`, for servers with a real clock.
 */
export const venueDateInDays = (days: number): string =>
  Temporal.Now.zonedDateTimeISO(venue.timeZone).toPlainDate().add({ days }).toString();
