import { useEffect } from 'react';
import { useReservationsInfiniteQuery } from '../desk/reservationsApi.ts';

/**
 * Loads all pages of a date. `list` is undefined until the last page, because the print must be
 * complete.
 */
export const useDayReservations = (date: string) => {
  const { currentData, error, hasNextPage, isFetching, fetchNextPage } =
    useReservationsInfiniteQuery({ date, status: 'all' });
  useEffect(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  return {
    list: currentData && !hasNextPage ? currentData.pages.flatMap(({ rows }) => rows) : undefined,
    error,
  };
};
