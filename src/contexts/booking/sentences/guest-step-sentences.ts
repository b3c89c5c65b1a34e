import type { ReservationEventType } from '#src/contracts/booking/reservation-actions.ts';
import { reservationEventLabel } from '#src/contracts/booking/reservation-action-lookups.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import { formatValue, readPart, type EventData } from '#src/event-log/event-sentences.ts';
import { formatSeat, formatTurnAndParty } from './format-seat.ts';

const CHANNEL_WORDS: Record<string, string> = {
  mail: 'per e-mail',
  whatsapp: 'su WhatsApp',
  phone: 'per telefono',
};

const TOPICS: Partial<Record<ReservationEventType, string>> = {
  ReservationRequested: 'richiesta ricevuta',
  ReservationEntered: 'prenotazione inserita',
  ReservationConfirmed: 'prenotazione accettata',
  ReservationRejected: 'richiesta rifiutata',
  ReservationMoved: 'prenotazione spostata',
  ReservationCancelled: 'prenotazione annullata dal locale',
  ReservationCancelledByGuest: 'annullamento ricevuto',
  PartyReduced: 'meno persone',
  ReminderDue: 'promemoria per il giorno dopo',
  LastActionUndone: 'di nuovo com’era prima',
};

const describeTopic = ({ about }: EventData): string => {
  const type = formatValue(about) as ReservationEventType;
  return TOPICS[type] ?? (reservationEventLabel[type] ?? '').toLowerCase();
};

const countHeld = (data: EventData): number => Number(readPart(data, 'held')['covers'] ?? 0);

const formatReleased = (data: EventData): string => {
  const held = countHeld(data);
  if (held === 0) return '';
  return held === 1 ? '; il posto tenuto è di nuovo libero' : `; ${held} posti di nuovo liberi`;
};

const formatHeld = (data: EventData): string => {
  const held = countHeld(data);
  if (held === 0) return '';
  return held === 1
    ? '; 1 posto tenuto fino alla risposta'
    : `; ${held} posti tenuti fino alla risposta`;
};

const CLOSING_WORDS: Record<string, string> = {
  withdrawn: 'Il cliente ritira la modifica chiesta',
  expired: 'Modifica senza risposta fino all’inizio del turno',
  superseded: 'Modifica chiesta superata da un’altra decisione',
};

/**
 * Sentences of the history about actions of guests, their change requests, and messages to guests.
 */
export const guestStepSentences: Partial<
  Record<ReservationEventType, (data: EventData) => string>
> = {
  ReservationCancelledByGuest: (data) =>
    `Annullata dal cliente; posti e tavolo di nuovo liberi (${formatSeat(data)}).`,
  ReservationMerged: (data) =>
    `Unita alla prenotazione ${toReferenceCode(formatValue(data['into']))} dello stesso telefono e turno: posti e tavolo di nuovo liberi (${formatSeat(data)}).`,
  PartyReduced: (data) =>
    `Il cliente viene con meno persone: da ${formatValue(readPart(data, 'from')['covers'])} a ${formatValue(readPart(data, 'seat')['covers'])} (${formatSeat(data)}).`,
  ChangeRequested: (data) =>
    `Il cliente chiede: da ${formatTurnAndParty(data)} a ${formatTurnAndParty(data, 'wanted')}${formatHeld(data)}.`,
  ChangeAccepted: (data) =>
    `Modifica accettata: da ${formatTurnAndParty(data, 'from')} a ${formatSeat(data)}.`,
  ChangeDeclined: (data) => `Modifica rifiutata: resta ${formatSeat(data)}${formatReleased(data)}.`,
  ChangeClosed: (data) =>
    `${CLOSING_WORDS[formatValue(data['why'])] ?? 'Modifica chiusa'}: resta ${formatSeat(data)}${formatReleased(data)}.`,
  GuestInformed: (data) =>
    `Cliente informato ${CHANNEL_WORDS[formatValue(data['channel'])] ?? ''}: ${describeTopic(data)}.`,
  GuestMailFailed: (data) =>
    `E-mail al cliente non consegnata: ${describeTopic(data)}. Il cliente è da avvisare.`,
  GuestOpenedLink: () => 'Il cliente ha aperto la sua prenotazione.',
  GuestConfirmed: () => 'Il cliente conferma che viene.',
  ReminderDue: (data) => `Promemoria per il giorno dopo (${formatSeat(data)}).`,
};
