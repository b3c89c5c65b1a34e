import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';

/** What stands in the place of a guest whose data was erased. */
export const guestName = ({ customerName }: Pick<ReservationView, 'customerName'>): string =>
  customerName ?? 'Dati cancellati';

export const formatPeople = (people: number): string =>
  `${people} ${people === 1 ? 'persona' : 'persone'}`;

/** Who did it, as it stands in a sentence: `dal cliente`, `da direzione`. */
export const formatActor = (by: string): string =>
  by.startsWith('il ') ? `dal ${by.slice(3)}` : `da ${by}`;

/** Names a reservation in one line, for messages about it. */
export const describeReservation = (reservation: ReservationView): string =>
  `${guestName(reservation)}, ${formatPeople(reservation.numberOfPeople)}, ${formatLongDate(reservation.reservationDate)} alle ${reservation.timeSlotData.startTime}`;

/** Where a party sits now, in one line. */
export const describeCurrentSeat = ({
  reservationDate,
  timeSlotData: { startTime, endTime },
  numberOfPeople,
  tableName,
}: ReservationView): string =>
  `Adesso: ${formatLongDate(reservationDate)}, ${startTime} - ${endTime}, ${formatPeople(numberOfPeople)}, ${tableName ?? 'tavolo da assegnare'}`;
