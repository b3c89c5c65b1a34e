import { listArrivalTimes } from '#src/contracts/booking/arrival-times.ts';
import type { TurnFacts } from './turn-facts.ts';

type PaceFacts = Pick<TurnFacts, 'slot' | 'arrivals' | 'kitchenPace'>;

/** The first party of a quarter always fits, however large it is. */
const isFull = (party: number, time: string, { arrivals, kitchenPace }: PaceFacts): boolean => {
  const covers = arrivals.find((arrival) => arrival.time === time)?.covers ?? 0;
  return covers > 0 && covers + party > kitchenPace;
};

/** The arrival times of the turn at which the kitchen cannot take the party's orders. */
export const listFullArrivalTimes = (party: number, facts: PaceFacts): string[] =>
  listArrivalTimes(facts.slot).filter((time) => isFull(party, time, facts));

/** The first arrival time after `time` at which the party is welcome, or null. */
export const findNextArrivalTime = (party: number, time: string, facts: PaceFacts): string | null =>
  listArrivalTimes(facts.slot).find((next) => next > time && !isFull(party, next, facts)) ?? null;
