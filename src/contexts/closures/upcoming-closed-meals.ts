import { CLOSED_MEALS_DAYS, type ClosedMeal } from '#src/contracts/closures.ts';
import type { MealType } from '#src/contracts/common/fields.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';

type Deps = {
  readonly calendar: {
    readonly listClosedMeals: (from: string, days: number) => Promise<ClosedMeal[]>;
  };
  /** Returns the meals of the active time slots. */
  readonly listMealsWithTurns: () => Promise<readonly MealType[]>;
  readonly clock: Clock;
};

const MEALS: readonly MealType[] = ['pranzo', 'cena'];

/**
 * Lists the meals that the restaurant does not serve, from yesterday on. These are meals with a
 * closure and meals without an active time slot.
 */
export const createUpcomingClosedMeals =
  ({ calendar, listMealsWithTurns, clock }: Deps) =>
  async (): Promise<ClosedMeal[]> => {
    const from = addDays(clock.today(), -1);
    const [closed, served] = await Promise.all([
      calendar.listClosedMeals(from, CLOSED_MEALS_DAYS),
      listMealsWithTurns(),
    ]);
    const isClosed = (date: string, meal: MealType): boolean =>
      !served.includes(meal) || closed.some((one) => one.date === date && one.meal === meal);
    return Array.from({ length: CLOSED_MEALS_DAYS }, (_, day) => addDays(from, day)).flatMap(
      (date) => MEALS.filter((meal) => isClosed(date, meal)).map((meal) => ({ date, meal })),
    );
  };

export type ListUpcomingClosedMeals = ReturnType<typeof createUpcomingClosedMeals>;
