import type { ClosedMeal, listClosedMeals } from '#src/contracts/closures.ts';
import type { FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { api } from '#web/shared/api/api.ts';

/** A literal, because importing the contract would add zod to the public bundle. */
const PATH: typeof listClosedMeals.path = '/api/closed-meals';

const closedMealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    closedMeals: build.query<ClosedMeal[], void>({ query: () => ({ method: 'GET', path: PATH }) }),
  }),
});

export const fetchClosedMeals: FetchValue<readonly ClosedMeal[]> = (dispatch) =>
  dispatch(
    closedMealsApi.endpoints.closedMeals.initiate(undefined, {
      forceRefetch: true,
      subscribe: false,
    }),
  ).unwrap();
