import { actionByEventType } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { ReservationEventType } from '#src/contracts/booking/reservation-actions.ts';
import {
  guestDataFieldLabel,
  type GuestDataField,
} from '#src/contracts/booking/guest-data-fields.ts';
import { cancelReasonLabel } from '#src/contracts/booking/reservation-desk-schemas.ts';
import { rejectionReasonLabel } from '#src/contracts/rejection-reasons.ts';
import { toRecord } from '#src/contracts/common/to-record.ts';
import { guestStepSentences } from './guest-step-sentences.ts';
import {
  findLowerCaseLabel,
  formatDay,
  formatValue,
  type EventData,
  type EventSentences,
} from '#src/event-log/event-sentences.ts';
import { formatSeat, holdsSeat } from './format-seat.ts';
import { describeConsentVersion } from '#src/messages/consents/consent-texts.ts';

const STATUS_LABELS: Record<string, string> = {
  pending: 'in attesa',
  confirmed: 'confermata',
  completed: 'completata',
  cancelled: 'rifiutata',
  rejected: 'rifiutata',
  expired: 'scaduta',
  cancelled_by_staff: 'annullata dal locale',
  cancelled_by_guest: 'annullata dal cliente',
  no_show: 'non presentato',
  not_verified: 'non verificata',
};
const ORIGIN_LABELS: Record<string, string> = {
  phone: 'al telefono',
  walk_in: 'di passaggio',
  waiting_list: 'dalla lista d’attesa',
};

const cancelReasonWords = ({ reason }: EventData): string =>
  findLowerCaseLabel(cancelReasonLabel, reason) ?? 'altro motivo';

const rejectionReasonWords = ({ reason }: EventData): string =>
  findLowerCaseLabel(rejectionReasonLabel, reason) ?? 'non registrato';

type FormatSentence = (data: EventData) => string;

/** Formats the names of the corrected fields. Older events do not contain these names. */
const formatCorrectedFields = (data: EventData): string => {
  const fields = (data['fields'] ?? []) as readonly GuestDataField[];
  return fields.length === 0
    ? ''
    : `: ${fields.map((field) => guestDataFieldLabel[field] ?? field).join(', ')}`;
};

/**
 * Sentences with more detail than the default sentence, which names only the action, turn and
 * table.
 */
const detailedSentences: Partial<Record<ReservationEventType, FormatSentence>> = {
  ReservationRequested: (data) =>
    `Richiesta dal sito${holdsSeat(data) ? '' : ', da confermare (non occupa posti)'}: ${formatSeat(data)}. Stato: in attesa.`,
  ReservationEntered: (data) =>
    `Inserita ${ORIGIN_LABELS[formatValue(data['origin'])] ?? 'dal personale'}: ${formatSeat(data)}. Stato: confermata.`,
  ReservationConfirmed: (data) =>
    `Accettata: da in attesa a confermata${data['takesSeat'] ? '; da ora occupa posti e tavolo' : ''} (${formatSeat(data)}).`,
  ReservationRejected: (data) =>
    `Rifiutata: da in attesa a rifiutata${holdsSeat(data) ? '; posti e tavolo di nuovo liberi' : ''} (${formatSeat(data)}). Motivo: ${rejectionReasonWords(data)}.`,
  ReservationExpired: (data) =>
    `Scaduta senza risposta: da in attesa a scaduta (${formatSeat(data)}).`,
  ReservationMoved: (data) =>
    `Spostata${data['from'] ? ` da ${formatSeat(data, 'from')}` : ''} a ${formatSeat(data)}.`,
  ReservationCancelled: (data) =>
    `Annullata dal locale: ${cancelReasonWords(data)} (${formatSeat(data)}).`,
  ReservationCompleted: (data) =>
    data['outcome'] === 'not_verified'
      ? `Completata senza un segno: da confermata a non verificata (${formatSeat(data)}).`
      : `Completata: da confermata a completata (${formatSeat(data)}).`,
  GuestDidNotShow: (data) =>
    `Cliente non presentato: da confermata a non presentato (${formatSeat(data)}).`,
  GuestCalled: () => 'Cliente avvisato per telefono.',
  AllergiesDeclared: (data) =>
    `Allergie ${data['toldToStaff'] ? 'dette a voce al personale' : 'comunicate'} con consenso al testo del ${describeConsentVersion(formatValue(data['consentTextVersion']))}${data['remember'] ? '; il cliente chiede di ricordarle' : ''}.`,
  GuestDataCorrected: (data) => `Corretti i dati del cliente${formatCorrectedFields(data)}.`,
  ReservationNoteWritten: (data) =>
    data['deleted'] ? 'Nota interna cancellata.' : 'Nota interna scritta.',
  ...guestStepSentences,
  LastActionUndone: (data) =>
    `Annullata l’ultima azione: di nuovo ${STATUS_LABELS[formatValue(data['outcome'] ?? data['status'])] ?? ''} (${formatSeat(data)}).`,
};

const reservationEventTypes = Object.keys(actionByEventType) as ReservationEventType[];

export const reservationSentences = toRecord(
  reservationEventTypes.map((type): [ReservationEventType, FormatSentence] => [
    type,
    detailedSentences[type] ?? ((data) => `${actionByEventType[type].past} (${formatSeat(data)}).`),
  ]),
);

/** Sentences about a whole service day. */
export const serviceDaySentences: EventSentences = {
  ServiceDayClosed: (data) =>
    `Chiusa la serata di ${formatDay(data['date'])}: prenotazioni senza segno ${formatValue(data['withoutMark'])}${data['hasNote'] ? '; con una nota del turno' : ''}.`,
  ReservationsExported: (data) =>
    `Esportate le prenotazioni da ${formatDay(data['from'])} a ${formatDay(data['to'])}: ${formatValue(data['reservations'])}${data['allergies'] ? ', con le allergie' : ''}.`,
};
