import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import {
  useReservationsInfiniteQuery,
  type ReservationListQuery,
} from '../desk/reservationsApi.ts';

/** Loaded requests with status `pending`. */
export const usePendingRequests = (ask: ReservationListQuery): ReservationView[] => {
  const { currentData } = useReservationsInfiniteQuery(ask);
  return (
    currentData?.pages.flatMap(({ rows }) => rows).filter(({ status }) => status === 'pending') ??
    []
  );
};
