import { findReopeningDate, type RoomOpening } from '#src/contracts/booking/room-opening.ts';
import type { TableView } from '#src/contracts/booking/table-management.ts';

const monthName = new Intl.DateTimeFormat('it-IT', { month: 'long', timeZone: 'UTC' });

/** Formats a day (`MM-dd`) such as `1° aprile`. */
const formatDay = (monthDay: string): string => {
  const [month = 1, day = 1] = monthDay.split('-').map(Number);
  return `${day === 1 ? '1°' : day} ${monthName.format(Date.UTC(2000, month - 1))}`;
};

/** Adds the year to days that are a year or more away. */
const formatDate = (date: string, today: string): string => {
  const [year, month, day] = date.split('-');
  const isFar = date >= `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return `${formatDay(`${month}-${day}`)}${isFar ? ` ${year}` : ''}`;
};

const formatArticle = (day: string): string => (/^(8|11) /.test(day) ? "dall'" : 'dal ');
const formatEndArticle = (day: string): string => (/^(8|11) /.test(day) ? "all'" : 'al ');
const formatUntil = (day: string): string => `fino ${formatEndArticle(day)}${day}`;

const describeSeason = ({ seasonFrom, seasonTo }: RoomOpening): string | null => {
  if (seasonFrom === null || seasonTo === null) return null;
  const [first, last] = [formatDay(seasonFrom), formatDay(seasonTo)];
  return `${formatArticle(first)}${first} ${formatEndArticle(last)}${last}`;
};

/**
 * Says when guests sit in a room, such as `dal 1° aprile al 31 ottobre`. A closing that is not over
 * on `today` (`yyyy-MM-dd`) comes first.
 */
export const describeOpening = (room: RoomOpening, today: string): string => {
  const { closedUntil } = room;
  const season = describeSeason(room);
  if (closedUntil === null || closedUntil <= today) return season ?? "aperta tutto l'anno";
  const closed = `chiusa ${formatUntil(formatDate(closedUntil, today))}`;
  return season === null ? closed : `${closed}, poi ${season}`;
};

/**
 * Says when guests can book the active table again, such as `fuori stagione fino al 1° aprile`.
 * Returns null if its room is open on the date (`yyyy-MM-dd`).
 */
export const describeClosedRoom = (
  { room, isActive }: Pick<TableView, 'room' | 'isActive'>,
  date: string,
): string | null => {
  const reopensOn = room && isActive ? findReopeningDate(room, date) : null;
  if (!reopensOn) return null;
  const reason = reopensOn === room?.closedUntil ? 'chiusa' : 'fuori stagione';
  return `${reason} ${formatUntil(formatDate(reopensOn, date))}`;
};
