import type { Turn } from '#test/support/builders/request-builders.ts';
import { venueDateInDays } from '#test/support/builders/venue-date.ts';

/** Covers of one turn; parties here are of one. */
const COVERS = 75;
const FIRST_DAY = 30;
const SPREAD_DAYS = 300;

let used = 0;

/**
 * All guests request the same turn until it is full, then the next empty one. Few requests are
 * refused, and all of them wait for one row lock.
 */
export const sameTurnFirst = (slotIds: readonly string[]) => (): Turn => {
  const turn = Math.floor(used++ / COVERS);
  return {
    reservationDate: cachedDateInDays(FIRST_DAY + SPREAD_DAYS + Math.floor(turn / slotIds.length)),
    timeSlotId: slotIds[turn % slotIds.length]!,
  };
};

/** Requests spread over the turns of the next months, so that two rarely meet. */
export const randomTurns = (slotIds: readonly string[]) => (): Turn => ({
  reservationDate: cachedDateInDays(FIRST_DAY + Math.floor(Math.random() * SPREAD_DAYS)),
  timeSlotId: slotIds[Math.floor(Math.random() * slotIds.length)]!,
});

const known = new Map<number, string>();
/** Computing a date costs more than the rest of a request, so dates are cached. */
const cachedDateInDays = (days: number): string => {
  if (!known.has(days)) known.set(days, venueDateInDays(days));
  return known.get(days)!;
};
