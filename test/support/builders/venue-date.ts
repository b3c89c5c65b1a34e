import { Temporal } from 'temporal-polyfill';
import { findReopeningDate } from '#src/contracts/booking/room-opening.ts';
import { venue } from '#src/venue.ts';

/**
 * Returns the restaurant's date in `days` days, as `yyyy-MM-dd`. Uses the real clock, as built
 * servers do.
 */
export const venueDateInDays = (days: number): string =>
  Temporal.Now.zonedDateTimeISO(venue.timeZone).toPlainDate().add({ days }).toString();

const areAllRoomsOpen = (date: string): boolean =>
  venue.rooms.every((room) => findReopeningDate({ ...room, closedUntil: null }, date) === null);

/**
 * Returns a date on which all rooms are in season, skipping `days` such dates. Only with all rooms
 * do the tables seat as many people as a turn has covers.
 */
export const dateWithAllRoomsInDays = (days: number): string => {
  let left = days;
  let ahead = 1;
  while (!areAllRoomsOpen(venueDateInDays(ahead)) || left-- > 0) ahead += 1;
  return venueDateInDays(ahead);
};
