import type {
  AvailabilityState,
  DayAvailability,
  TurnAvailability,
} from '#src/contracts/booking/availability-days.ts';
import { canAccommodate } from './availability.ts';
import { coversLeft, isPastLeadTime, type TurnFacts } from './turn-facts.ts';

/** The specification warns of few covers from ten downwards. */
const FEW_COVERS = 10;

const BEST_FIRST: readonly AvailabilityState[] = ['free', 'few', 'full', 'late', 'closed'];

/** `free` and `few` promise that the search accommodates the same party. */
export const turnStateFor = (party: number, facts: TurnFacts): AvailabilityState => {
  if (facts.closed) return 'closed';
  if (isPastLeadTime(facts)) return 'late';
  if (!canAccommodate(party, facts)) return 'full';
  return coversLeft(facts) <= FEW_COVERS ? 'few' : 'free';
};

export const bestState = (states: readonly AvailabilityState[]): AvailabilityState =>
  BEST_FIRST.find((state) => states.includes(state)) ?? 'closed';

const toTurn = (party: number, facts: TurnFacts): TurnAvailability => {
  const state = turnStateFor(party, facts);
  return {
    timeSlotId: facts.slot.id,
    mealType: facts.slot.mealType,
    startTime: facts.slot.startTime,
    endTime: facts.slot.endTime,
    state,
    coversLeft: state === 'few' ? coversLeft(facts) : null,
  };
};

/** Leaves out turns that guests cannot book, and days after the last day that they can book. */
export const computeDays = (
  party: number,
  factsOfDays: ReadonlyMap<string, readonly TurnFacts[]>,
): DayAvailability[] =>
  [...factsOfDays].map(([date, factsOfTurns]) => {
    const turns = factsOfTurns
      .filter(({ slot }) => slot.isActive)
      .map((facts) => toTurn(party, facts));
    return { date, state: bestState(turns.map(({ state }) => state)), turns };
  });
