import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { guestName } from '../../desk/reservationText.ts';

const MAX_WORDS = 2;

/** Returns at most the first two words of the guest's name, for narrow spaces. */
export const shortName = (reservation: ReservationView): string =>
  guestName(reservation)
    .split(/[\s,]+/)
    .slice(0, MAX_WORDS)
    .join(' ');
