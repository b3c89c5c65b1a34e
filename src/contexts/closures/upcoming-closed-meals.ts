import { CLOSED_MEALS_DAYS, type ClosedMeal } from '#src/contracts/closures.ts';
import { addDays } from '#src/kernel/add-days.ts';
import type { Clock } from '#src/kernel/clock.ts';

type Deps = {
  readonly calendar: {
    readonly listClosedMeals: (from: string, days: number) => Promise<ClosedMeal[]>;
  };
  readonly clock: Clock;
};

/** The meals that guests do not find served, from yesterday on. */
export const createUpcomingClosedMeals =
  ({ calendar, clock }: Deps) =>
  (): Promise<ClosedMeal[]> =>
    calendar.listClosedMeals(addDays(clock.today(), -1), CLOSED_MEALS_DAYS);

export type ListUpcomingClosedMeals = ReturnType<typeof createUpcomingClosedMeals>;
