import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  useReservationsInfiniteQuery,
  type ReservationListQuery,
} from '../desk/reservationsApi.ts';

export const usePendingRequests = (query: ReservationListQuery): ReservationView[] => {
  const { currentData } = useReservationsInfiniteQuery(query);
  return (
    currentData?.pages.flatMap(({ rows }) => rows).filter(({ status }) => status === 'pending') ??
    []
  );
};
