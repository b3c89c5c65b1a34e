import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  useReservationsInfiniteQuery,
  type ReservationListQuery,
} from '../desk/reservationsApi.ts';

/** The requests on screen that wait for an answer. */
export const usePendingRequests = (ask: ReservationListQuery): ReservationView[] => {
  const { currentData } = useReservationsInfiniteQuery(ask);
  return (
    currentData?.pages.flatMap(({ rows }) => rows).filter(({ status }) => status === 'pending') ??
    []
  );
};
