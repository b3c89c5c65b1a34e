import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { useReservationQuery } from '../desk/reservationsApi.ts';

/** Newest known version; it may change while the dialog is open. */
export const useLatestReservation = (opened: ReservationView): ReservationView => {
  const read = useReservationQuery(opened.id).data?.reservation;
  return read && read.version > opened.version ? read : opened;
};
