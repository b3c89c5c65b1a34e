import { Temporal } from 'temporal-polyfill';
import { findReopeningMonth } from '#src/contracts/booking/room-season.ts';
import { venue } from '#src/venue.ts';

/** The venue's date in `days` days, as `yyyy-MM-dd`, by the real clock that built servers use. */
export const venueDateInDays = (days: number): string =>
  Temporal.Now.zonedDateTimeISO(venue.timeZone).toPlainDate().add({ days }).toString();

const areAllRoomsOpen = (date: string): boolean =>
  venue.rooms.every(({ season }) => findReopeningMonth(season, date) === null);

/**
 * The venue's date after `days` dates on which every room is in season. Only then the tables seat as
 * many people as a turn has covers.
 */
export const dateWithAllRoomsInDays = (days: number): string => {
  let left = days;
  let ahead = 1;
  while (!areAllRoomsOpen(venueDateInDays(ahead)) || left-- > 0) ahead += 1;
  return venueDateInDays(ahead);
};
