import { venue } from '#src/venue.ts';
import { seatWishLabel, type JudgedWish } from '#src/contracts/booking/guest-wishes.ts';
import type {
  AlternativeTurn,
  TurnForParty,
  TurnState,
} from '#src/contracts/booking/turns-for-party.ts';
import { weekdayOf } from '#web/shared/dates/dates.ts';
import type { TileKind } from '../Tile.ts';

export const tileKind: Record<TurnState, TileKind> = {
  fits: 'yes',
  joins: 'tight',
  large: 'tight',
  full: 'no',
  closed: 'shut',
  over: 'shut',
};

/** Words for the place that a party with the wish needs. */
const placesForWish: Record<JudgedWish, string> = {
  step_free: 'al piano terra',
  with_dog: 'all’aperto, con il cane',
  high_chair: 'con un seggiolone',
};

/** Returns the text of a turn, for example `ci sta: Sala 3`. */
export const describeTurn = ({ state, tables, unmetWish }: TurnForParty): string => {
  switch (state) {
    case 'fits':
      return `ci sta: ${tables[0]?.name ?? 'sì'}`;
    case 'joins':
      return `unendo ${tables[0]?.name ?? 'dei tavoli'}`;
    case 'large':
      return `solo ${tables[0]?.name ?? 'un tavolo'} (grande)`;
    case 'full':
      return unmetWish ? `${seatWishLabel[unmetWish].toLowerCase()}: no` : 'pieno';
    case 'closed':
      return 'chiuso';
    case 'over':
      return 'passato';
  }
};

const weekdays = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'];

const roomOf = (floor: number | null): string => {
  const room = venue.rooms.find((one) => one.floor === floor);
  return room ? ` in ${room.name}` : '';
};

/**
 * Returns a text such as `le 21:30 in Sala`. For another date, returns `domenica 29 alle 13:00 in
 * Loggia`.
 */
export const describeAlternative = (
  { reservationDate, startTime, floor }: AlternativeTurn,
  date: string,
): string =>
  reservationDate === date
    ? `le ${startTime}${roomOf(floor)}`
    : `${weekdays[weekdayOf(reservationDate)]} ${Number(reservationDate.slice(-2))} alle ${startTime}${roomOf(floor)}`;

/** Returns the sentence that staff read to a guest whose turn is full or closed. */
export const composeAnswer = (
  { startTime, state, unmetWish, alternatives }: TurnForParty,
  date: string,
): string => {
  const full = unmetWish ? `non ho posto ${placesForWish[unmetWish]}` : 'siamo pieni';
  const why = state === 'closed' ? 'siamo chiusi' : full;
  const [first, second] = alternatives.map((turn) => describeAlternative(turn, date));
  if (!first) return `«Alle ${startTime} ${why}, e nei giorni vicini non ho altro.»`;
  const offer = second ? `${first}, oppure ${second}` : first;
  return `«Alle ${startTime} ${why}. Posso darle ${offer}.»`;
};
