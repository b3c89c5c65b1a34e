import { formatAllergies } from '#src/contracts/booking/guest-allergies.ts';
import {
  reservationOutcomeLabel,
  reservationStatusLabel,
  type ReservationView,
} from '#src/contracts/booking/reservations.ts';
import { cancelReasonLabel, originLabel } from '#src/contracts/booking/reservation-desk-schemas.ts';

const formatItalianDate = (date: string) => date.split('-').reverse().join('/');

const columns: Readonly<Record<string, (reservation: ReservationView) => string | number | null>> =
  {
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
    Arrivo: ({ arrivedAt }) => (arrivedAt ? 'sì' : null),
    Origine: ({ origin }) => originLabel[origin],
    Richieste: ({ specialRequests }) => specialRequests,
  };

export const CSV_HEADER = Object.keys(columns);
export const toCsvRow = (reservation: ReservationView) =>
  Object.values(columns).map((column) => column(reservation));

/** Allergies are health data, so the export contains this column only on explicit request. */
export const CSV_ALLERGIES_HEADER = 'Allergie';
export const toAllergiesCell = ({ allergies }: ReservationView) =>
  allergies && formatAllergies(allergies);
