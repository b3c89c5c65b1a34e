import type { ReservationStatusView } from '#src/contracts/booking/reservations.ts';
import type { Clock } from '#src/kernel/clock.ts';
import type { ReservationLookups } from '../ports.ts';

type Deps = {
  readonly reservations: Pick<ReservationLookups, 'findStatus'>;
  readonly clock: Clock;
};

/** The reservation for the holder of its personal link, or null. */
export const readOwnReservation =
  ({ reservations, clock }: Deps) =>
  async (id: string): Promise<ReservationStatusView | null> => {
    const found = await reservations.findStatus(id);
    if (!found) return null;
    const { status, reservationDate, startTime } = found;
    const isOpen = status === 'pending' || status === 'confirmed';
    const isChangeable = isOpen && clock.now() < clock.instantOf(reservationDate, startTime);
    return { ...found, isChangeable };
  };

export type ReadOwnReservation = ReturnType<typeof readOwnReservation>;
