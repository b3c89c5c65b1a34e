import { useEffect } from 'react';
import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import {
  forgetReservation,
  storeReservation,
} from '#web/shared/stored-reservation/storedReservation.ts';
import { isPassActive, toPassDrawing, type PassState } from './passState.ts';

/** Keeps the link in the browser until the visit is over or the reservation has ended. */
export const useStoreLink = (
  token: string,
  reservation: ReservationStatusView,
  state: PassState,
): void => {
  const { reference, reservationDate, startTime, numberOfPeople } = reservation;
  useEffect(() => {
    const drawing = toPassDrawing(state);
    if (drawing === 'closed' || !isPassActive(state)) return forgetReservation(token);
    storeReservation({
      token,
      reference,
      reservationDate,
      startTime,
      numberOfPeople,
      state: drawing === 'tonight' ? 'confirmed' : drawing,
    });
  }, [token, reference, reservationDate, startTime, numberOfPeople, state]);
};
