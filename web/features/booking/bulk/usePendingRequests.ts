import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  useReservationsInfiniteQuery,
  type ReservationListQuery,
} from '../desk/reservationsApi.ts';

/** Loaded requests with status `pending`. */
export const usePendingRequests = (query: ReservationListQuery): ReservationView[] => {
  const { currentData } = useReservationsInfiniteQuery(query);
  return (
    currentData?.pages.flatMap(({ rows }) => rows).filter(({ status }) => status === 'pending') ??
    []
  );
};
