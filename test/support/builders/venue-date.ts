import { Temporal } from 'temporal-polyfill';
import { venue } from '#src/venue.ts';

/** The venue's date so many days from now by the real clock, `yyyy-MM-dd`: for servers that run by it. */
export const venueDateInDays = (days: number): string =>
  Temporal.Now.zonedDateTimeISO(venue.timeZone).toPlainDate().add({ days }).toString();
