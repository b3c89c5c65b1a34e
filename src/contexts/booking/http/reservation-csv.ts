import { visitMomentNames, visitMoments } from '#src/contracts/booking/actions/visit-moments.ts';
import { contactLabel } from '#src/contracts/booking/contact-label.ts';
import { formatAllergies } from '#src/contracts/booking/guest-allergies.ts';
import { formatSeatWishes, occasionLabel } from '#src/contracts/booking/guest-wishes.ts';
import {
  reservationOutcomeLabel,
  reservationStatusLabel,
  type ReservationView,
} from '#src/contracts/booking/reservations.ts';
import { cancelReasonLabel, originLabel } from '#src/contracts/booking/reservation-desk-schemas.ts';

const formatItalianDate = (date: string) => date.split('-').reverse().join('/');

/** Formats an ISO instant as HH:MM in the restaurant's time zone. */
export type FormatTime = (instant: string) => string;

type Column = (reservation: ReservationView, formatTime: FormatTime) => string | number | null;

const visitMomentColumns = Object.fromEntries(
  visitMomentNames.map((moment): [string, Column] => [
    visitMoments[moment].label,
    ({ [moment]: instant }, formatTime) => instant && formatTime(instant),
  ]),
);

const columns: Readonly<Record<string, Column>> = {
  Riferimento: ({ reference }) => reference,
  Data: ({ reservationDate }) => formatItalianDate(reservationDate),
  Dalle: ({ timeSlotData }) => timeSlotData.startTime,
  Alle: ({ timeSlotData }) => timeSlotData.endTime,
  Turno: ({ timeSlotData }) => timeSlotData.description,
  Nome: ({ customerName }) => customerName,
  Telefono: ({ customerPhone }) => customerPhone,
  Email: ({ customerEmail }) => customerEmail,
  Persone: ({ numberOfPeople }) => numberOfPeople,
  Tavolo: ({ tableName }) => tableName,
  Stato: ({ outcome, status }) =>
    outcome ? reservationOutcomeLabel[outcome] : reservationStatusLabel[status],
  Motivo: ({ cancelReason }) => cancelReason && cancelReasonLabel[cancelReason],
  ...visitMomentColumns,
  Contatto: (reservation) => contactLabel(reservation),
  Origine: ({ origin }) => originLabel[origin],
  Richieste: ({ specialRequests }) => specialRequests,
  'Arrivo previsto': ({ arrivalTime }) => arrivalTime,
  Occasione: ({ occasion }) => occasion && occasionLabel[occasion],
  Posto: ({ seatWishes }) => seatWishes && formatSeatWishes(seatWishes),
};

export const CSV_HEADER = Object.keys(columns);
export const toCsvRow = (reservation: ReservationView, formatTime: FormatTime) =>
  Object.values(columns).map((column) => column(reservation, formatTime));

/**
 * Header of the column for allergies. Allergies are health data, so the export contains this column
 * only on explicit request.
 */
export const CSV_ALLERGIES_HEADER = 'Allergie';
export const toAllergiesCell = ({ allergies }: ReservationView) =>
  allergies && formatAllergies(allergies);
