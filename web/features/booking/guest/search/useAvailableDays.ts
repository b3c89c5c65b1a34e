import { useCallback, useEffect } from 'react';
import type { AvailabilityDaysSearch } from '#src/contracts/booking/availability-days.ts';
import { fetchAvailableDays } from '#web/features/booking/fetchBookingData.ts';
import { usePreloadedState, type FetchValue } from '#web/shared/hooks/usePreloadedState.ts';
import { preloadedDays, type PreloadedDays } from './preloadedDays.ts';

/** A page may stay open for long, and a tile must not offer what others have booked since. */
const REFRESH_MS = 60_000;

/**
 * `days` is null while the answer for this search is unknown. The page brings the days that it
 * shows first.
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
