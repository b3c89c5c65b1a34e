import { Temporal } from 'temporal-polyfill';
import { venue } from '#src/venue.ts';

/** The venue's date in `days` days, as `yyyy-MM-dd`, by the real clock that built servers use. */
export const venueDateInDays = (days: number): string =>
  Temporal.Now.zonedDateTimeISO(venue.timeZone).toPlainDate().add({ days }).toString();
