import { mealTypeOf } from '#src/contracts/booking/time-slots.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { sumOverlapMs, type InstantRange } from '#src/kernel/sum-overlap-ms.ts';

export type Period = InstantRange;
export type ServiceHours = {
  readonly meal: MealType;
  readonly startTime: string;
  readonly endTime: string;
};
type Slot = { readonly startTime: string; readonly endTime: string; readonly isActive: boolean };

const MEALS: readonly MealType[] = ['pranzo', 'cena'];
const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const MIN_ANSWERS = 20;
const PERCENTILE = 0.8;
const STEP_MINUTES = 5;
const LONG_STEP_MINUTES = 30;

/**
 * Returns the hours of lunch and dinner, each from its first turn's start to its last turn's end.
 */
export const listServiceHours = (slots: readonly Slot[]): ServiceHours[] =>
  MEALS.flatMap((meal) => {
    const turns = slots.filter(
      ({ isActive, startTime }) => isActive && mealTypeOf(startTime) === meal,
    );
    const startTime = turns.map((turn) => turn.startTime).sort()[0];
    const endTime = turns
      .map((turn) => turn.endTime)
      .sort()
      .at(-1);
    return startTime && endTime ? [{ meal, startTime, endTime }] : [];
  });

const roundUp = (minutes: number): number => {
  const step = minutes < HOUR_MINUTES ? STEP_MINUTES : LONG_STEP_MINUTES;
  return Math.max(STEP_MINUTES, Math.ceil(minutes / step) * step);
};

/**
 * Returns the minutes of opening hours within which staff answered 80 % of the requests, rounded
 * up. Returns null for fewer than twenty answers.
 *
 * @param answers periods, each from a request to its answer
 */
export const computeAnswerMinutes = (
  answers: readonly Period[],
  openHours: readonly Period[],
): number | null => {
  if (answers.length < MIN_ANSWERS) return null;
  const waits = answers.map((answer) => sumOverlapMs(openHours, answer)).sort((a, b) => a - b);
  return roundUp(waits[Math.ceil(waits.length * PERCENTILE) - 1]! / MINUTE_MS);
};
