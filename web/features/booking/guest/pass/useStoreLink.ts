import { useEffect } from 'react';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import {
  forgetReservation,
  storeReservation,
} from '#web/shared/stored-reservation/reservationStorage.ts';
import { toStoredReservation } from '#web/shared/stored-reservation/storedReservations.ts';

/** Stores the link in the browser until the visit is over or the reservation has ended. */
export const useStoreLink = (token: string, reservation: ReservationStatusView): void => {
  useEffect(() => {
    const current = toStoredReservation(token, reservation);
    if (current) storeReservation(current);
    else forgetReservation(token);
  }, [token, reservation]);
};
