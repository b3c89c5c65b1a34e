import { Temporal } from 'temporal-polyfill';
import { venue } from '#src/venue.ts';

/**
 * The venue's date in `days` days, as `yyyy-MM-dd`. It uses the real clock, because built servers
 * do too.
 */
export const venueDateInDays = (days: number): string =>
  Temporal.Now.zonedDateTimeISO(venue.timeZone).toPlainDate().add({ days }).toString();
