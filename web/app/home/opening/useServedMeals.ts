import { useSelector } from 'react-redux';
import type { ClosedMeal } from '#src/contracts/closures.ts';
import { venue } from '#src/venue.ts';
import { usePreloadedState, type FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { selectToday } from '#web/shared/store/serverContextSlice.ts';
import { listServedMeals, type ServedMeal } from './openingState.ts';
import { preloadedClosedMeals } from './preloadedClosedMeals.ts';
import { useVenueTime } from './useVenueTime.ts';

const fetchClosedMeals: FetchValue<readonly ClosedMeal[]> = async (dispatch) =>
  (await import('./closedMealsApi.ts')).fetchClosedMeals(dispatch);

type ServedMeals = {
  readonly today: string;
  /**
   * Minutes since the beginning of today. Null on the server, whose cached pages are valid all day.
   */
  readonly minutes: number | null;
  readonly served: readonly ServedMeal[];
};

/** Returns the meals of the next days, or null while the closures are unknown. */
export const useServedMeals = (): ServedMeals | null => {
  const time = useVenueTime();
  const serverDate = useSelector(selectToday);
  const { value: closed } = usePreloadedState(preloadedClosedMeals, fetchClosedMeals);
  const today = time?.date ?? serverDate;
  if (!closed || today === '') return null;
  return {
    today,
    minutes: time?.minutes ?? null,
    served: listServedMeals(today, venue.openingHours, closed),
  };
};
