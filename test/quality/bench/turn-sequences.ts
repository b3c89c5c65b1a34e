import type { Turn } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';

/**
 * Requests for one turn, that is one sitting on one date. Twelve tables of the demo floor suit a
 * party of two while the terrace is closed.
 */
const PARTIES_PER_TURN = 12;
const FIRST_DAY = 30;
const SPREAD_DAYS = 300;

let used = 0;

/**
 * Requests the same turn (one sitting on one date) until it is full, then the next empty turn.
 * Nearly all requests are accepted, and all wait for the same row lock.
 */
export const sameTurnFirst = (slotIds: readonly string[]) => (): Turn => {
  const turn = Math.floor(used++ / PARTIES_PER_TURN);
  return {
    reservationDate: cachedDateInDays(FIRST_DAY + SPREAD_DAYS + Math.floor(turn / slotIds.length)),
    timeSlotId: slotIds[turn % slotIds.length]!,
  };
};

/**
 * Spreads requests over the turns (sittings) of ten months, so two requests rarely wait for the
 * same lock.
 */
export const randomTurns = (slotIds: readonly string[]) => (): Turn => ({
  reservationDate: cachedDateInDays(FIRST_DAY + Math.floor(Math.random() * SPREAD_DAYS)),
  timeSlotId: slotIds[Math.floor(Math.random() * slotIds.length)]!,
});

const known = new Map<number, string>();
/** Returns a cached date, because computing a date costs more than the rest of a request. */
const cachedDateInDays = (days: number): string => {
  if (!known.has(days)) known.set(days, venueDateInDays(days));
  return known.get(days)!;
};
