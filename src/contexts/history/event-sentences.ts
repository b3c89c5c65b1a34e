import {
  formatDay,
  formatDifference,
  formatName,
  formatTimeSlot,
  formatValue,
  readPart,
  type EventData,
} from './format-event-fields.ts';
import { quoteSentences } from './quote-sentences.ts';
import { reservationSentences } from './reservation-sentences.ts';
import { waitingListSentences } from './waiting-list-sentences.ts';
import { formatClosureData } from './format-closure-data.ts';
import { formatRoomName, formatTurnLimit } from './format-turn-limit.ts';
import { formatRole } from './format-role.ts';
import { describeConsentVersion } from '#src/messages/consents/consent-texts.ts';

const ERASURE_REASON_LABELS: Record<string, string> = {
  retention: 'trascorsi 24 mesi',
  allergies: 'allergie, 7 giorni dopo la visita',
  waiting_list: 'lista d’attesa, 7 giorni dopo la data',
  consent: 'consenso ritirato',
  unlawful: 'non andavano conservati',
  restore: 'già cancellati prima del ripristino',
};

const countSubjects = (data: EventData) =>
  (data['subjects'] as readonly unknown[] | undefined)?.length ?? 0;

const formatBlockedTable = (data: EventData): string =>
  data['tableName'] && data['startTime']
    ? `il tavolo «${formatValue(data['tableName'])}» per il turno delle ${formatValue(data['startTime'])} di ${formatDay(data['date'])}`
    : `un tavolo per un turno di ${formatDay(data['date'])}`;

export const eventSentences: Record<string, (data: EventData) => string> = {
  ...reservationSentences,
  ...waitingListSentences,
  ...quoteSentences,

  ContactMessageReceived: (data) =>
    `Ricevuto un messaggio dal sito; consenso al testo privacy del ${describeConsentVersion(formatValue(data['consentTextVersion']))}.`,
  MessageRead: () => 'Messaggio segnato come letto.',
  MessageUnread: () => 'Messaggio segnato come da leggere.',

  GuestRecorded: () => 'Aperta una scheda nel libro degli ospiti.',
  GuestNoteWritten: (data) =>
    data['deleted'] ? 'Nota di casa dell’ospite cancellata.' : 'Nota di casa dell’ospite scritta.',
  GuestsMerged: () => 'Due schede di ospiti unite: sono la stessa persona.',
  GuestsDistinguished: () =>
    'Due ospiti con lo stesso telefono o la stessa email: sono due persone.',
  GuestsSeparated: () => 'Due schede di ospiti separate di nuovo.',

  DishAdded: (data) => `Piatto aggiunto: ${formatName(data, 'declaration')}.`,
  DishChanged: (data) =>
    `Piatto modificato: ${formatName(data, 'declaration')}. ${formatDifference(data, 'before', 'declaration')}`,
  DishRemoved: (data) => `Piatto tolto: ${formatName(data, 'declaration')}.`,
  DishSoldOut: (data) =>
    `Piatto finito per la serata di ${formatDay(data['date'])}: «${formatValue(data['name'])}».`,
  DishBackOnMenu: (data) =>
    `Piatto di nuovo disponibile nella serata di ${formatDay(data['date'])}: «${formatValue(data['name'])}».`,
  DrinkAdded: (data) => `Bevanda aggiunta: ${formatName(data, 'declaration')}.`,
  DrinkChanged: (data) =>
    `Bevanda modificata: ${formatName(data, 'declaration')}. ${formatDifference(data, 'before', 'declaration')}`,
  DrinkRemoved: (data) => `Bevanda tolta: ${formatName(data, 'declaration')}.`,
  DrinkSoldOut: (data) =>
    `Bevanda finita per la serata di ${formatDay(data['date'])}: «${formatValue(data['name'])}».`,
  DrinkBackOnMenu: (data) =>
    `Bevanda di nuovo disponibile nella serata di ${formatDay(data['date'])}: «${formatValue(data['name'])}».`,
  PhotographAdded: () => 'Fotografia aggiunta.',
  PhotographChanged: (data) =>
    `Fotografia modificata. ${formatDifference(data, 'before', 'declaration')}`,
  PhotographMoved: (data) =>
    `Fotografia spostata dal posto ${formatValue(data['from'])} al posto ${formatValue(data['to'])}.`,
  PhotographRemoved: () => 'Fotografia eliminata.',
  PictureUploaded: () => 'Immagine caricata.',

  RoomChanged: (data) =>
    `Sala modificata: «${formatRoomName(readPart(data, 'room')['floor'])}». ${formatDifference(data, 'was', 'room')}`,
  TableAdded: (data) => `Tavolo aggiunto: ${formatName(data, 'table')}.`,
  TableChanged: (data) =>
    `Tavolo modificato: ${formatName(data, 'table')}. ${formatDifference(data, 'was', 'table')}`,
  TableRetired: (data) => `Tavolo ritirato: ${formatName(data, 'was')}.`,
  TableRemoved: (data) => `Tavolo eliminato: ${formatName(data, 'was')}.`,
  TableBlocked: (data) => `Bloccato ${formatBlockedTable(data)}.`,
  TableUnblocked: (data) => `Sbloccato ${formatBlockedTable(data)}.`,
  TimeSlotAdded: (data) => `Orario aggiunto: ${formatTimeSlot(data, 'slot')}.`,
  TimeSlotChanged: (data) =>
    `Orario modificato: ${formatTimeSlot(data, 'slot')}. ${formatDifference(data, 'was', 'slot')}`,
  TimeSlotRetired: (data) => `Orario ritirato: ${formatTimeSlot(data, 'was')}.`,
  TimeSlotRemoved: (data) => `Orario eliminato: ${formatTimeSlot(data, 'was')}.`,
  ClosureAdded: (data) => `Chiusura aggiunta: ${formatClosureData(data, 'closure')}.`,
  ClosureChanged: (data) => `Chiusura modificata: ${formatClosureData(data, 'closure')}.`,
  ClosureRemoved: (data) => `Chiusura eliminata: ${formatClosureData(data, 'was')}.`,
  TurnLimitSet: (data) =>
    `Limite messo: ${formatTurnLimit(data)}${data['hasReason'] ? ', con un motivo' : ''}.`,
  TurnLimitEnded: (data) => `Limite tolto: ${formatTurnLimit(data)}.`,
  ServiceDayClosed: (data) =>
    `Chiusa la serata di ${formatDay(data['date'])}: prenotazioni senza segno ${formatValue(data['withoutMark'])}${data['hasNote'] ? '; con una nota del turno' : ''}.`,

  ReservationsExported: (data) =>
    `Esportate le prenotazioni da ${formatDay(data['from'])} a ${formatDay(data['to'])}: ${formatValue(data['reservations'])}${data['allergies'] ? ', con le allergie' : ''}.`,
  PersonalDataOpened: (data) =>
    `Aperti i dati personali di una persona (${countSubjects(data)} schede)${data['purpose'] === 'history' ? ' dallo storico' : ''}.`,
  PersonalDataErased: (data) =>
    `Cancellati dati personali (${countSubjects(data)} schede): ${ERASURE_REASON_LABELS[formatValue(data['reason'])] ?? 'richiesta della persona'}.`,
  BackupRestored: (data) =>
    `Ripristinato il backup del ${formatValue(data['takenAt'])}, fino alla posizione ${formatValue(data['head'])}; eventi sigillati andati perduti: ${formatValue(data['lost'])}.`,
  ClockConfirmed: (data) =>
    `Orologio confermato da una persona dopo un salto di ${formatValue(data['leapDays'])} giorni.`,
  CheckpointsRestarted: (data) =>
    `Cominciata una nuova serie di sigilli, per decisione di una persona: ne erano noti ${formatValue(data['known'])}, ne restavano ${formatValue(data['found'])}.`,
  ConfigurationRecorded: (data) =>
    `Annotato lo stato iniziale di tavoli, orari, chiusure, piatti e bevande: ${Object.keys((data['rows'] ?? {}) as object).length} righe.`,
  AuditorAdmitted: (data) =>
    data['until']
      ? 'Un revisore può aprire i dati personali fino a un’ora stabilita.'
      : 'Un revisore non può più aprire i dati personali.',
  StaffSignedIn: () => 'Accesso all’area riservata.',
  StaffSignedOut: () => 'Uscita dall’area riservata.',
  SessionsEnded: (data) =>
    `Chiuse dalla persona stessa altre sessioni: ${formatValue(data['sessions'])}.`,
  AccountNamed: () => 'Il nome dell’account è legato al registro.',
  CredentialsRecorded: () => 'Password e cifre dell’account sono legate al registro.',
  AccountClosed: (data) => `Chiuso l’account di ${formatRole(data['role'])}.`,
  AccountNameErased: () => 'Cancellato il nome di un account chiuso da 24 mesi.',
  AccessGiven: (data) => `Creato l’account di ${formatRole(data['role'])}.`,
  DemoDataAdded: (data) =>
    `Aggiunti i dati iniziali mancanti: ${formatValue(data['tables'])} tavoli, ${formatValue(data['timeSlots'])} orari, ${formatValue(data['dishes'])} piatti, ${formatValue(data['drinks'])} bevande.`,
  PinGiven: () => 'Date quattro cifre per il tablet della casa.',
  PinLocked: () => 'Cifre bloccate dopo troppi errori sul tablet della casa.',
  DeviceTrusted: () => 'Un dispositivo è diventato il tablet della casa.',
  TrustedDeviceEnded: () => 'Chiusa la sessione del tablet della casa.',
  PasswordChanged: () => 'Password cambiata, sessioni chiuse.',
};

export const describeEvent = (type: string, data: EventData): string =>
  (Object.hasOwn(eventSentences, type) ? eventSentences[type]!(data) : type).trim();
