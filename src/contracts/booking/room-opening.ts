import { isInSeason, type MonthDay } from '../catalogue/dish-season.ts';

/**
 * When guests sit in a room. `seasonFrom` and `seasonTo`: first and last day of every year, both
 * inclusive, or null for the whole year. `closedUntil` (`yyyy-MM-dd`): the day on which the room
 * opens again, or null.
 */
export type RoomOpening = {
  readonly seasonFrom: MonthDay | null;
  readonly seasonTo: MonthDay | null;
  readonly closedUntil: string | null;
};

/** A room that is closed on a date. `reopensOn`: the first day on which guests sit there again. */
export type ClosedRoom = { readonly floor: number; readonly reopensOn: string };

const isInRoomSeason = ({ seasonFrom, seasonTo }: RoomOpening, date: string): boolean =>
  isInSeason({ availableFrom: seasonFrom, availableTo: seasonTo }, date);

const startSeason = (seasonFrom: MonthDay, date: string): string => {
  const year = Number(date.slice(0, 4));
  return `${date.slice(5) <= seasonFrom ? year : year + 1}-${seasonFrom}`;
};

/**
 * Returns the day (`yyyy-MM-dd`) on which the room opens again, or null if it is open on `date`.
 */
export const findReopeningDate = (room: RoomOpening, date: string): string | null => {
  const { closedUntil, seasonFrom } = room;
  const first = closedUntil !== null && closedUntil > date ? closedUntil : date;
  if (seasonFrom !== null && !isInRoomSeason(room, first)) return startSeason(seasonFrom, first);
  return first === date ? null : first;
};
