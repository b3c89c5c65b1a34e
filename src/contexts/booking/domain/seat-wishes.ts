import type { JudgedWish, SeatWish } from '#src/contracts/booking/guest-wishes.ts';
import type { TableFacts, TurnFacts } from './turn-facts.ts';

export type Wishes = readonly SeatWish[] | null | undefined;

type Condition = (tables: readonly TableFacts[], facts: TurnFacts) => boolean;

const conditions: Readonly<Record<JudgedWish, Condition>> = {
  step_free: (tables, { stepFreeFloors }) =>
    tables.every(({ floor }) => stepFreeFloors.includes(floor)),
  with_dog: (tables, { outdoorFloors }) =>
    tables.every(({ floor }) => outdoorFloors.includes(floor)),
  high_chair: (_, { highChairsLeft }) => highChairsLeft === null || highChairsLeft > 0,
};

const isJudged = (wish: SeatWish): wish is JudgedWish => wish in conditions;

export const listJudgedWishes = (wishes: Wishes): readonly JudgedWish[] =>
  (wishes ?? []).filter(isJudged);

/**
 * Returns the first wish that the tables do not meet, or null. Without tables, only the number of
 * high chairs counts.
 */
export const findUnmetWish = (
  wishes: Wishes,
  tables: readonly TableFacts[],
  facts: TurnFacts,
): JudgedWish | null =>
  listJudgedWishes(wishes).find((wish) => !conditions[wish](tables, facts)) ?? null;

/** Returns the facts after a party with these wishes got its seat. */
export const withoutHighChair = (wishes: Wishes, facts: TurnFacts): TurnFacts =>
  wishes?.includes('high_chair') && facts.highChairsLeft !== null
    ? { ...facts, highChairsLeft: facts.highChairsLeft - 1 }
    : facts;
