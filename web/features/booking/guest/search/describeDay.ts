import type {
  AvailabilityState,
  DayAvailability,
} from '#src/contracts/booking/availability-days.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { isBookable, type ShownState } from './resolveSearch.ts';

/** What the tile of a day says. `mealFull` and `onlyMeal` name the meal. */
export type DayText =
  | { readonly state: ShownState; readonly text: 'state' }
  | {
      readonly state: ShownState;
      readonly text: 'mealFull' | 'onlyMeal';
      readonly meal: MealType;
    };

const bestFirst: readonly AvailabilityState[] = ['free', 'few', 'full', 'late', 'closed'];
const otherMeal = { pranzo: 'cena', cena: 'pranzo' } as const;

const mealState = ({ turns }: DayAvailability, meal: MealType): AvailabilityState =>
  bestFirst.find((best) =>
    turns.some(({ mealType, state }) => mealType === meal && state === best),
  ) ?? 'closed';

const describeMeal = (day: DayAvailability, meal: MealType): DayText => {
  const state = mealState(day, meal);
  const other = mealState(day, otherMeal[meal]);
  if (state === 'full') return { state, text: 'mealFull', meal };
  if (state === 'closed' && (isBookable({ state: other }) || other === 'full'))
    return { state, text: 'onlyMeal', meal: otherMeal[meal] };
  return { state, text: 'state' };
};

/**
 * Describes a day for the chosen meal. Before a choice (null) it describes both meals, and names the
 * only meal that has room.
 */
export const describeDay = (day: DayAvailability | undefined, meal: MealType | null): DayText => {
  if (!day) return { state: 'loading', text: 'state' };
  if (meal) return describeMeal(day, meal);
  for (const only of ['pranzo', 'cena'] as const) {
    const [state, other] = [mealState(day, only), mealState(day, otherMeal[only])];
    if (isBookable({ state }) && (other === 'full' || other === 'closed'))
      return { state, text: 'onlyMeal', meal: only };
  }
  return { state: day.state, text: 'state' };
};
