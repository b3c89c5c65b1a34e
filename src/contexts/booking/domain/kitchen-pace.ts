import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { TurnFacts } from './turn-facts.ts';
import { isLater } from './turn-limits.ts';

type PaceFacts = Pick<TurnFacts, 'slot' | 'arrivals' | 'kitchenPace' | 'kitchenClosesAt'>;

/** Whether a party that comes at this time finds the kitchen closed. */
export const isAfterKitchenCloses = (
  time: string,
  { kitchenClosesAt }: Pick<TurnFacts, 'kitchenClosesAt'>,
): boolean => kitchenClosesAt !== null && isLater(time, kitchenClosesAt);

/** A turn that starts when the kitchen closes does not take place for guests online. */
export const startsAfterKitchenCloses = ({
  slot,
  kitchenClosesAt,
}: Pick<TurnFacts, 'slot' | 'kitchenClosesAt'>): boolean =>
  kitchenClosesAt !== null && !isLater(kitchenClosesAt, slot.startTime);

/** The first party of a quarter always fits, however large it is. */
const isFull = (party: number, time: string, facts: PaceFacts): boolean => {
  if (isAfterKitchenCloses(time, facts)) return true;
  const { arrivals, kitchenPace } = facts;
  const covers = arrivals.find((arrival) => arrival.time === time)?.covers ?? 0;
  return covers > 0 && covers + party > kitchenPace;
};

/** The arrival times of the turn at which the kitchen is full for the party, or closed. */
export const listFullArrivalTimes = (party: number, facts: PaceFacts): string[] =>
  listArrivalTimes(facts.slot).filter((time) => isFull(party, time, facts));

/** The first arrival time after `time` at which the party is welcome, or null. */
export const findNextArrivalTime = (party: number, time: string, facts: PaceFacts): string | null =>
  listArrivalTimes(facts.slot).find((next) => next > time && !isFull(party, next, facts)) ?? null;
