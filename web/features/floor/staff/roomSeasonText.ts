import { findReopeningMonth, type RoomSeason } from '#src/contracts/booking/room-season.ts';
import { venue } from '#src/venue.ts';

type Room = { readonly floor: number; readonly season: RoomSeason };

const monthName = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' });

/**
 * Says when guests can book the active table again, such as `fuori stagione fino al 1° aprile`.
 * Returns null if its room is open on the date (YYYY-MM-DD).
 */
export const describeOutOfSeason = (
  { floor, isActive }: { readonly floor: number; readonly isActive: boolean },
  date: string,
  rooms: readonly Room[] = venue.rooms,
): string | null => {
  const season = rooms.find((room) => room.floor === floor)?.season ?? null;
  const month = isActive ? findReopeningMonth(season, date) : null;
  return month === null
    ? null
    : `fuori stagione fino al 1° ${monthName.format(Date.UTC(2000, month - 1))}`;
};
