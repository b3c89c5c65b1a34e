import { cancelReasonWords, rejectionReasonWords } from './reasons.ts';
import {
  closureWords,
  dayWords,
  differenceWords,
  holdsSeat,
  nameIn,
  occasionWords,
  offerWords,
  seatWords,
  slotIn,
  textOf,
  type Data,
} from './words.ts';

const STATES: Record<string, string> = {
  pending: 'in attesa',
  confirmed: 'confermata',
  completed: 'completata',
  cancelled: 'rifiutata',
  rejected: 'rifiutata',
  expired: 'scaduta',
  cancelled_by_staff: 'annullata dal locale',
  cancelled_by_guest: 'annullata dal cliente',
  no_show: 'non presentato',
};
const ORIGINS: Record<string, string> = { phone: 'al telefono', walk_in: 'di passaggio' };

const ERASED_FOR: Record<string, string> = {
  retention: 'trascorsi 24 mesi',
  allergies: 'allergie, 7 giorni dopo la visita',
  consent: 'consenso ritirato',
  unlawful: 'non andavano conservati',
  restore: 'già cancellati prima del ripristino',
};

const many = (data: Data) => (data['subjects'] as readonly unknown[] | undefined)?.length ?? 0;

/** Older events name neither table nor turn. */
const placeWords = (data: Data): string =>
  data['tableName'] && data['startTime']
    ? `il tavolo «${textOf(data['tableName'])}» per il turno delle ${textOf(data['startTime'])} di ${dayWords(data['date'])}`
    : `un tavolo per un turno di ${dayWords(data['date'])}`;

/** What every kind of event says to a person, who did it left out. `da … a …`: from which state to which. */
export const sentences: Record<string, (data: Data) => string> = {
  ReservationRequested: (data) =>
    `Richiesta dal sito${holdsSeat(data) ? '' : ', da confermare (non occupa posti)'}: ${seatWords(data)}. Stato: in attesa.`,
  ReservationEntered: (data) =>
    `Inserita ${ORIGINS[textOf(data['origin'])] ?? 'dal personale'}: ${seatWords(data)}. Stato: confermata.`,
  ReservationConfirmed: (data) =>
    `Accettata: da in attesa a confermata${data['takesSeat'] ? '; da ora occupa posti e tavolo' : ''} (${seatWords(data)}).`,
  ReservationRejected: (data) =>
    `Rifiutata: da in attesa a rifiutata${holdsSeat(data) ? '; posti e tavolo di nuovo liberi' : ''} (${seatWords(data)}). Motivo: ${rejectionReasonWords(data)}.`,
  ReservationExpired: (data) =>
    `Scaduta senza risposta: da in attesa a scaduta (${seatWords(data)}).`,
  ReservationMoved: (data) =>
    `Spostata${data['from'] ? ` da ${seatWords(data, 'from')}` : ''} a ${seatWords(data)}.`,
  ReservationCancelled: (data) =>
    `Annullata dal locale: ${cancelReasonWords(data)} (${seatWords(data)}).`,
  ReservationCompleted: (data) => `Completata: da confermata a completata (${seatWords(data)}).`,
  GuestArrived: (data) => `Cliente arrivato (${seatWords(data)}).`,
  GuestDidNotShow: (data) =>
    `Cliente non presentato: da confermata a non presentato (${seatWords(data)}).`,
  GuestCalled: () => 'Cliente avvisato per telefono.',
  AllergiesDeclared: (data) =>
    `Allergie comunicate con consenso al testo del ${textOf(data['consentTextVersion'])}${data['remember'] ? '; il cliente chiede di ricordarle' : ''}.`,
  GuestDataCorrected: () => 'Corretti i dati del cliente.',
  LastActionUndone: (data) =>
    `Annullata l’ultima azione: di nuovo ${STATES[textOf(data['outcome'] ?? data['status'])] ?? ''} (${seatWords(data)}).`,

  QuoteRequested: (data) => `Richiesto un preventivo: ${occasionWords(data)}. Stato: in attesa.`,
  QuoteApproved: (data) =>
    `Preventivo approvato${data['quotedPrice'] ? ` a ${textOf(data['quotedPrice'])}` : ''}: ${occasionWords(data)}.`,
  QuoteRejected: (data) =>
    `Preventivo rifiutato: ${occasionWords(data)}. Motivo: ${rejectionReasonWords(data)}.`,
  QuoteOfferChanged: (data) =>
    `Offerta del preventivo modificata: ${offerWords(data)} (${occasionWords(data)}).`,

  ContactMessageReceived: (data) =>
    `Ricevuto un messaggio dal sito; consenso al testo privacy del ${textOf(data['consentTextVersion'])}.`,
  MessageRead: () => 'Messaggio segnato come letto.',
  MessageUnread: () => 'Messaggio segnato come da leggere.',

  DishAdded: (data) => `Piatto aggiunto: ${nameIn(data, 'declaration')}.`,
  DishChanged: (data) =>
    `Piatto modificato: ${nameIn(data, 'declaration')}. ${differenceWords(data, 'before', 'declaration')}`,
  DishRemoved: (data) => `Piatto tolto: ${nameIn(data, 'declaration')}.`,
  DrinkAdded: (data) => `Bevanda aggiunta: ${nameIn(data, 'declaration')}.`,
  DrinkChanged: (data) =>
    `Bevanda modificata: ${nameIn(data, 'declaration')}. ${differenceWords(data, 'before', 'declaration')}`,
  DrinkRemoved: (data) => `Bevanda tolta: ${nameIn(data, 'declaration')}.`,
  PictureUploaded: () => 'Immagine caricata.',

  TableAdded: (data) => `Tavolo aggiunto: ${nameIn(data, 'table')}.`,
  TableChanged: (data) =>
    `Tavolo modificato: ${nameIn(data, 'table')}. ${differenceWords(data, 'was', 'table')}`,
  TableRetired: (data) => `Tavolo ritirato: ${nameIn(data, 'was')}.`,
  TableRemoved: (data) => `Tavolo eliminato: ${nameIn(data, 'was')}.`,
  TableBlocked: (data) => `Bloccato ${placeWords(data)}.`,
  TableUnblocked: (data) => `Sbloccato ${placeWords(data)}.`,
  TimeSlotAdded: (data) => `Orario aggiunto: ${slotIn(data, 'slot')}.`,
  TimeSlotChanged: (data) =>
    `Orario modificato: ${slotIn(data, 'slot')}. ${differenceWords(data, 'was', 'slot')}`,
  TimeSlotRetired: (data) => `Orario ritirato: ${slotIn(data, 'was')}.`,
  TimeSlotRemoved: (data) => `Orario eliminato: ${slotIn(data, 'was')}.`,
  ClosureAdded: (data) => `Chiusura aggiunta: ${closureWords(data, 'closure')}.`,
  ClosureChanged: (data) => `Chiusura modificata: ${closureWords(data, 'closure')}.`,
  ClosureRemoved: (data) => `Chiusura eliminata: ${closureWords(data, 'was')}.`,

  ReservationsExported: (data) =>
    `Esportate le prenotazioni da ${dayWords(data['from'])} a ${dayWords(data['to'])}: ${textOf(data['reservations'])}${data['allergies'] ? ', con le allergie' : ''}.`,
  PersonalDataOpened: (data) =>
    `Aperti i dati personali di una persona (${many(data)} schede)${data['purpose'] === 'history' ? ' dallo storico' : ''}.`,
  PersonalDataErased: (data) =>
    `Cancellati dati personali (${many(data)} schede): ${ERASED_FOR[textOf(data['reason'])] ?? 'richiesta della persona'}.`,
  BackupRestored: (data) =>
    `Ripristinato il backup del ${textOf(data['takenAt'])}, fino alla posizione ${textOf(data['head'])}; eventi sigillati andati perduti: ${textOf(data['lost'])}.`,
  ClockConfirmed: (data) =>
    `Orologio confermato da una persona dopo un salto di ${textOf(data['leapDays'])} giorni.`,
  CheckpointsRestarted: (data) =>
    `Cominciata una nuova serie di sigilli, per decisione di una persona: ne erano noti ${textOf(data['known'])}, ne restavano ${textOf(data['found'])}.`,
  ConfigurationRecorded: (data) =>
    `Annotato lo stato iniziale di tavoli, orari, chiusure, piatti e bevande: ${Object.keys((data['rows'] ?? {}) as object).length} righe.`,
  AuditorAdmitted: (data) =>
    data['until']
      ? 'Un revisore può aprire i dati personali fino a un’ora stabilita.'
      : 'Un revisore non può più aprire i dati personali.',
  StaffSignedIn: () => 'Accesso all’area riservata.',
  StaffSignedOut: () => 'Uscita dall’area riservata.',
  SessionsEnded: (data) =>
    `Chiuse dalla persona stessa altre sessioni: ${textOf(data['sessions'])}.`,
  AccountNamed: () => 'Il nome dell’account è legato al registro.',
  AccountClosed: (data) =>
    data['role'] === 'auditor'
      ? 'Chiuso l’account di un revisore.'
      : 'Chiuso l’account di un amministratore.',
  AccountNameErased: () => 'Cancellato il nome di un account chiuso da 24 mesi.',
  AccessGiven: (data) =>
    data['role'] === 'auditor'
      ? 'Creato l’account di un revisore.'
      : 'Creato l’account di un amministratore.',
  DemoDataAdded: (data) =>
    `Aggiunti i dati iniziali mancanti: ${textOf(data['tables'])} tavoli, ${textOf(data['timeSlots'])} orari, ${textOf(data['dishes'])} piatti, ${textOf(data['drinks'])} bevande.`,
  PasswordChanged: () => 'Password cambiata, sessioni chiuse.',
};

/** One sentence about an event; a kind that is not known here is named as it is. */
export const sentenceOf = (type: string, data: Data): string =>
  (Object.hasOwn(sentences, type) ? sentences[type]!(data) : type).trim();
