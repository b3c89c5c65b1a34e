import { allergyWords } from '../../../contracts/allergies.ts';
import { outcomeLabel, statusLabel, type ReservationView } from '../../../contracts/booking.ts';
import { cancelReasonLabel, originLabel } from '../../../contracts/desk.ts';

const italian = (date: string) => date.split('-').reverse().join('/');

const columns: Readonly<Record<string, (reservation: ReservationView) => string | number | null>> =
  {
    Riferimento: ({ reference }) => reference,
    Data: ({ reservationDate }) => italian(reservationDate),
    Dalle: ({ timeSlotData }) => timeSlotData.startTime,
    Alle: ({ timeSlotData }) => timeSlotData.endTime,
    Turno: ({ timeSlotData }) => timeSlotData.description,
    Nome: ({ customerName }) => customerName,
    Telefono: ({ customerPhone }) => customerPhone,
    Email: ({ customerEmail }) => customerEmail,
    Persone: ({ numberOfPeople }) => numberOfPeople,
    Tavolo: ({ tableName }) => tableName,
    Stato: ({ outcome, status }) => (outcome ? outcomeLabel[outcome] : statusLabel[status]),
    Motivo: ({ cancelReason }) => cancelReason && cancelReasonLabel[cancelReason],
    Arrivo: ({ arrivedAt }) => (arrivedAt ? 'sì' : null),
    Origine: ({ origin }) => originLabel[origin],
    Richieste: ({ specialRequests }) => specialRequests,
  };

/** The columns of the staff's file, and one reservation under them. */
export const SHEET_HEADER = Object.keys(columns);
export const sheetRow = (reservation: ReservationView) =>
  Object.values(columns).map((column) => column(reservation));

/** The column of health data, which is in the file only where staff ask for it. */
export const ALLERGIES_HEADER = 'Allergie';
export const allergiesCell = ({ allergies }: ReservationView) =>
  allergies && allergyWords(allergies);
