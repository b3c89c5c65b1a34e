import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useReservationQuery } from '../desk/reservationsApi.ts';

export const useLatestReservation = (opened: ReservationView): ReservationView => {
  const read = useReservationQuery(opened.id).data?.reservation;
  return read && read.version > opened.version ? read : opened;
};
