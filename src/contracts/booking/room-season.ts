/** First and last month in which guests sit in a room, from 1 to 12. Null means the whole year. */
export type RoomSeason = { readonly firstMonth: number; readonly lastMonth: number } | null;

/**
 * Returns the month in which the room opens again, or null if it is open on `date` (YYYY-MM-DD).
 */
export const findReopeningMonth = (season: RoomSeason, date: string): number | null => {
  if (season === null) return null;
  const month = Number(date.slice(5, 7));
  return month >= season.firstMonth && month <= season.lastMonth ? null : season.firstMonth;
};
