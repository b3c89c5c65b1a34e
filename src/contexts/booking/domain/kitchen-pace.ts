import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { TurnFacts } from './turn-facts.ts';
import { isLater } from './turn-limits.ts';

type PaceFacts = Pick<TurnFacts, 'slot' | 'arrivals' | 'kitchenPace' | 'kitchenClosesAt'>;

/** Returns true if the kitchen is already closed when a party arrives at this time. */
export const isAfterKitchenCloses = (
  time: string,
  { kitchenClosesAt }: Pick<TurnFacts, 'kitchenClosesAt'>,
): boolean => kitchenClosesAt !== null && isLater(time, kitchenClosesAt);

/**
 * Returns true if the kitchen closes before or at the start of the turn. Guests cannot book such a
 * turn online.
 */
export const startsAfterKitchenCloses = ({
  slot,
  kitchenClosesAt,
}: Pick<TurnFacts, 'slot' | 'kitchenClosesAt'>): boolean =>
  kitchenClosesAt !== null && !isLater(kitchenClosesAt, slot.startTime);

/**
 * Returns true if the kitchen cannot serve the party at this time. The first party of a quarter of
 * an hour always fits.
 */
const isFull = (party: number, time: string, facts: PaceFacts): boolean => {
  if (isAfterKitchenCloses(time, facts)) return true;
  const { arrivals, kitchenPace } = facts;
  const covers = arrivals.find((arrival) => arrival.time === time)?.covers ?? 0;
  return covers > 0 && covers + party > kitchenPace;
};

/** Lists the arrival times of the turn at which the kitchen is full for the party, or closed. */
export const listFullArrivalTimes = (party: number, facts: PaceFacts): string[] =>
  listArrivalTimes(facts.slot).filter((time) => isFull(party, time, facts));

/**
 * Returns the first arrival time after `time` at which the kitchen can serve the party, or null.
 */
export const findNextArrivalTime = (party: number, time: string, facts: PaceFacts): string | null =>
  listArrivalTimes(facts.slot).find((next) => next > time && !isFull(party, next, facts)) ?? null;
