import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useReservationQuery } from '../desk/reservationsApi.ts';

/** The reservation of an open dialog, in the newest version known: a colleague may change it meanwhile. */
export const useLatestReservation = (opened: ReservationView): ReservationView => {
  const read = useReservationQuery(opened.id).data?.reservation;
  return read && read.version > opened.version ? read : opened;
};
