import type { ReservationView } from '#src/contracts/booking/reservations.ts';
import { formatLongDate } from '#web/shared/dates/formatItalianDates.ts';

export const guestName = ({ customerName }: Pick<ReservationView, 'customerName'>): string =>
  customerName ?? 'Dati cancellati';

export const formatPeople = (people: number): string =>
  `${people} ${people === 1 ? 'persona' : 'persone'}`;

export const formatActor = (by: string): string =>
  by.startsWith('il ') ? `dal ${by.slice(3)}` : `da ${by}`;

export const describeReservation = (reservation: ReservationView): string =>
  `${guestName(reservation)}, ${formatPeople(reservation.numberOfPeople)}, ${formatLongDate(reservation.reservationDate)} alle ${reservation.timeSlotData.startTime}`;

export const describeCurrentSeat = ({
  reservationDate,
  timeSlotData: { startTime, endTime },
  numberOfPeople,
  tableName,
}: ReservationView): string =>
  `Adesso: ${formatLongDate(reservationDate)}, ${startTime} - ${endTime}, ${formatPeople(numberOfPeople)}, ${tableName ?? 'tavolo da assegnare'}`;
