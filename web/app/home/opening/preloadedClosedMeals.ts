import type { ClosedMeal } from '#src/contracts/closures.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

export const preloadedClosedMeals = createPreloadedSlice<'closedMeals', readonly ClosedMeal[]>(
  'closedMeals',
);
