import { findReopeningMonth } from '#src/contracts/booking/room-season.ts';
import { venue } from '#src/venue.ts';

/**
 * Returns false if guests sit in no room of this floor on `date` (`yyyy-MM-dd`). Example: a terrace
 * in winter.
 */
export const isFloorInSeason = (floor: number, date: string): boolean =>
  venue.rooms
    .filter((room) => room.floor === floor)
    .every(({ season }) => findReopeningMonth(season, date) === null);
