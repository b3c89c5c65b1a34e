import { reservationEventLabel } from '#src/contracts/booking/reservation-action-lookups.ts';
import type { HistoryQuery } from '#src/contracts/history.ts';

export type EventLogFilter = Pick<
  HistoryQuery,
  'serviceDay' | 'from' | 'to' | 'actor' | 'overridden' | 'type' | 'about'
>;

const FIELDS = ['serviceDay', 'from', 'to', 'actor', 'overridden', 'type', 'about'] as const;
const ACTOR = /^(guest|system|console|staff(:[\da-f-]{36})?)$/;

const isKnown = (field: (typeof FIELDS)[number], value: string): boolean => {
  if (field === 'actor') return ACTOR.test(value);
  return field !== 'overridden' || value === 'true';
};

export const parseLogFilter = (search: URLSearchParams): EventLogFilter => {
  const filter: Record<string, string> = {};
  for (const field of FIELDS) {
    const value = search.get(field)?.trim();
    if (value && isKnown(field, value)) filter[field] = value;
  }
  return filter as EventLogFilter;
};

export const withFilterField = (
  search: URLSearchParams,
  field: keyof EventLogFilter,
  value: string,
): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (value) next.set(field, value);
  else next.delete(field);
  return next;
};

export const eventTypeLabel: Record<string, string> = {
  ...reservationEventLabel,
  WaitingListJoined: 'In lista d’attesa',
  SeatOffered: 'Posto offerto',
  OfferAccepted: 'Offerta accettata',
  OfferDeclined: 'Offerta lasciata ad altri',
  OfferExpired: 'Offerta scaduta',
  WaitingListLeft: 'Uscita dalla lista d’attesa',
  WaitingGuestInformed: 'Avvisato dell’offerta',
  QuoteRequested: 'Preventivo richiesto',
  QuoteApproved: 'Preventivo approvato',
  QuoteApprovalUndone: 'Approvazione annullata',
  QuoteRejected: 'Preventivo rifiutato',
  QuoteOfferChanged: 'Offerta modificata',
  QuoteContactNoted: 'Cliente sentito',
  QuotePaymentNoted: 'Somma ricevuta',
  OptionSet: 'Opzione spostata',
  HoldChosen: 'Scelto che cosa occupa la festa',
  QuoteLost: 'Festa persa',
  ContactMessageReceived: 'Messaggio ricevuto',
  MessageRead: 'Messaggio letto',
  MessageUnread: 'Messaggio da leggere',
  GuestRecorded: 'Scheda dell’ospite',
  GuestNoteWritten: 'Nota di casa',
  GuestsMerged: 'Ospiti uniti',
  GuestsDistinguished: 'Ospiti distinti',
  GuestsSeparated: 'Ospiti separati',
  TurnLimitSet: 'Limite messo',
  TurnLimitEnded: 'Limite tolto',
  DishAdded: 'Piatto aggiunto',
  DishChanged: 'Piatto modificato',
  DishRemoved: 'Piatto tolto',
  DishSoldOut: 'Piatto finito stasera',
  DishBackOnMenu: 'Piatto di nuovo disponibile',
  DrinkAdded: 'Bevanda aggiunta',
  DrinkChanged: 'Bevanda modificata',
  DrinkRemoved: 'Bevanda tolta',
  DrinkSoldOut: 'Bevanda finita stasera',
  DrinkBackOnMenu: 'Bevanda di nuovo disponibile',
  PhotographAdded: 'Fotografia aggiunta',
  PhotographChanged: 'Fotografia modificata',
  PhotographMoved: 'Fotografia spostata',
  PhotographRemoved: 'Fotografia eliminata',
  PictureUploaded: 'Immagine caricata',
  RoomChanged: 'Sala modificata',
  TableAdded: 'Tavolo aggiunto',
  TableChanged: 'Tavolo modificato',
  TableRetired: 'Tavolo ritirato',
  TableRemoved: 'Tavolo eliminato',
  TableBlocked: 'Tavolo bloccato',
  TableUnblocked: 'Tavolo sbloccato',
  TimeSlotAdded: 'Orario aggiunto',
  TimeSlotChanged: 'Orario modificato',
  TimeSlotRetired: 'Orario ritirato',
  TimeSlotRemoved: 'Orario eliminato',
  ClosureAdded: 'Chiusura aggiunta',
  ClosureChanged: 'Chiusura modificata',
  ClosureRemoved: 'Chiusura eliminata',
  ServiceDayClosed: 'Serata chiusa',
  ReservationsExported: 'Prenotazioni esportate',
  PersonalDataOpened: 'Dati personali aperti',
  PersonalDataErased: 'Dati personali cancellati',
  AuditorAdmitted: 'Permesso a un revisore',
  StaffSignedIn: 'Accesso',
  StaffSignedOut: 'Uscita',
  AccessGiven: 'Account creato',
  AccountNamed: 'Nome dell’account',
  AccountClosed: 'Account chiuso',
  AccountNameErased: 'Nome cancellato',
  PasswordChanged: 'Password cambiata',
  SessionsEnded: 'Sessioni chiuse',
  DemoDataAdded: 'Dati iniziali',
  ConfigurationRecorded: 'Stato iniziale',
  BackupRestored: 'Backup ripristinato',
  ClockConfirmed: 'Orologio confermato',
  CheckpointsRestarted: 'Nuova serie di sigilli',
};
