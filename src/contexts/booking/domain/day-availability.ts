import type {
  AvailabilityState,
  DayAvailability,
  TurnAvailability,
} from '#src/contracts/booking/availability-days.ts';
import { canAccommodate } from './availability.ts';
import { coversLeft, isPastLeadTime, type TurnFacts } from './turn-facts.ts';

/** The specification requires a warning for ten covers or fewer. */
const FEW_COVERS = 10;

const BEST_FIRST: readonly AvailabilityState[] = ['free', 'few', 'full', 'late', 'closed'];

/**
 * Returns the state of the turn for the party. `free` and `few` guarantee that a search finds a
 * place for the party.
 */
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

/**
 * Returns the active turns of each day with their states. The state of a day is the best state of
 * its turns.
 */
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
