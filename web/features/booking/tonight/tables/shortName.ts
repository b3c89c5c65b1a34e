import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { guestName } from '../../desk/reservationText.ts';

/** Words that begin a surname, such as `De Luca` or `Lo Presti`. */
const PARTICLES = new Set(
  'd da dal dalla de degli dei del della dello der di la le li lo van von'.split(' '),
);
const isParticle = (word: string | undefined): boolean =>
  word !== undefined && PARTICLES.has(word.toLowerCase());

/** Returns the surname of a name such as `Di Dio Anna`. */
const takeFirst = (words: readonly string[]): string => {
  const last = words.findIndex((word) => !isParticle(word));
  return words.slice(0, last + 1).join(' ');
};

/** Returns the surname of a name such as `Anna Di Dio`. */
const takeLast = (words: readonly string[]): string => {
  let first = words.length - 1;
  while (first > 1 && isParticle(words[first - 1])) first -= 1;
  return words.slice(first).join(' ');
};

/**
 * Returns the surname of the guest, for narrow spaces. Staff enter the surname first, guests on the
 * site enter it last. A comma always follows a surname.
 */
export const shortName = (
  reservation: Pick<ReservationView, 'customerName' | 'origin'>,
): string => {
  const { customerName, origin } = reservation;
  // Guests at the door often give only one name, or none.
  if (customerName === null || origin === 'walk_in') return guestName(reservation);
  const [beforeComma, firstName] = customerName.split(',');
  if (firstName !== undefined) return beforeComma!.trim();
  const words = customerName.trim().split(/\s+/);
  return (origin === 'phone' ? takeFirst(words) : takeLast(words)) || customerName;
};
