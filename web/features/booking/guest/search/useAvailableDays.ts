import { useCallback, useEffect } from 'react';
import type { AvailabilityDaysSearch } from '#src/contracts/booking/availability-days.ts';
import { fetchAvailableDays } from '#web/features/booking/fetchBookingData.ts';
import { usePreloadedState, type FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { preloadedDays, type PreloadedDays } from './preloadedDays.ts';

/** Refresh interval. Other guests may book tables while the page stays open. */
const REFRESH_MS = 60_000;

/**
 * Returns the days of this search. `days` is null until the server answers. The first page load
 * contains them as preloaded state.
 */
export const useAvailableDays = ({ from, days, numberOfPeople }: AvailabilityDaysSearch) => {
  const fetchDays = useCallback<FetchValue<PreloadedDays>>(
    async (dispatch) => {
      const search = { from, days, numberOfPeople };
      return { search, days: await fetchAvailableDays(dispatch, search) };
    },
    [from, days, numberOfPeople],
  );
  const isAnswer = useCallback(
    ({ search }: PreloadedDays) =>
      search.from === from && search.days === days && search.numberOfPeople === numberOfPeople,
    [from, days, numberOfPeople],
  );
  const { value, failed, retry } = usePreloadedState(preloadedDays, fetchDays, isAnswer);
  useEffect(() => {
    const timer = setInterval(retry, REFRESH_MS);
    return () => clearInterval(timer);
  }, [retry]);
  const shown = value && isAnswer(value) ? value.days : null;
  return { days: shown, hasFailed: failed && shown === null, retry };
};
