import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import { createPreloadedSlice } from '#web/shared/store/preloadedState.ts';

/** Reservation of a personal link. `reservation` is null if the token is unknown. */
export type OwnReservation = {
  readonly token: string;
  readonly reservation: ReservationStatusView | null;
};

export const preloadedReservation = createPreloadedSlice<'ownReservation', OwnReservation>(
  'ownReservation',
);
