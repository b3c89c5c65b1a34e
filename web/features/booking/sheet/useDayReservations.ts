import { useEffect } from 'react';
import { useReservationsInfiniteQuery } from '../desk/reservationsApi.ts';

/**
 * Loads all reservations of a date. `list` is undefined until the last page is loaded, because a
 * printed list must be complete. `readAt`: epoch milliseconds of the last successful request.
 */
export const useDayReservations = (date: string) => {
  const {
    currentData,
    error,
    hasNextPage,
    isFetching,
    fetchNextPage,
    fulfilledTimeStamp,
    refetch,
  } = useReservationsInfiniteQuery(
    { date, status: 'all' },
    {
      // Reports `isFetching` only while a further page is missing. Otherwise each refresh would
      // cause a render.
      selectFromResult: (result) => ({
        currentData: result.currentData,
        error: result.error,
        hasNextPage: result.hasNextPage,
        isFetching: result.hasNextPage && result.isFetching,
        fulfilledTimeStamp: result.fulfilledTimeStamp,
      }),
    },
  );
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    list: currentData && !hasNextPage ? currentData.pages.flatMap(({ rows }) => rows) : undefined,
    error,
    readAt: fulfilledTimeStamp ?? null,
    refetch,
  };
};
