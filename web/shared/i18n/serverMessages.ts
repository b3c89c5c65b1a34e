import { refusalOf, statusOf } from '../api/apiError.ts';
import { toUtcNoon } from '../dates/dates.ts';
import type { MessageId } from './loadMessages.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Translate } from './useTranslation.ts';

const fieldErrorIds: Record<string, MessageId> = {
  'Seleziona una data': 'field.date',
  'La data non può essere nel passato': 'field.datePast',
  'Numero di persone deve essere almeno 1': 'field.peopleMin',
  'Massimo 8 persone per prenotazione online': 'field.peopleMax',
  'Seleziona pranzo o cena': 'field.meal',
  'Seleziona un turno': 'field.turn',
  'Il nome è obbligatorio': 'field.name',
  'Il numero di telefono è obbligatorio': 'field.phone',
  'Numero di telefono non valido': 'field.phoneForm',
  'Email non valida': 'field.email',
  'Il nome deve contenere almeno 2 caratteri': 'field.contactName',
  'Inserisci un indirizzo email valido': 'field.contactEmail',
  'Il messaggio deve contenere almeno 10 caratteri': 'field.contactMessage',
  'Devi accettare il trattamento dei dati personali per proseguire': 'field.privacyConsent',
  'Per le allergie serve il tuo consenso': 'field.allergiesConsent',
  'Il testo contiene caratteri non ammessi': 'field.characters',
  'Indica almeno una lettera o un numero': 'field.letters',
  'Scrivi su una sola riga': 'field.oneLine',
  "La data dell'evento è obbligatoria": 'events.dateMissing',
  'Le idee di menu sono obbligatorie': 'events.menuMissing',
  'Massimo 1.000 persone': 'events.peopleMax',
};

/** Message for a date after the last allowed day. `translateFieldError` recognises this text. */
export const dateTooFarMessage = (lastDay: string): string => `Oltre il ${lastDay}`;

const AFTER_LAST_DAY = /^Oltre il (\d{4}-\d{2}-\d{2})$/;
const TOO_LONG = /^Massimo (\d+) caratteri$/;

/** Translates a validation message. An unknown message remains Italian. */
export const translateFieldError = (words: Translate, italian: string): string => {
  const max = TOO_LONG.exec(italian)?.[1];
  if (max) return words('field.tooLong', { max });
  const lastDay = AFTER_LAST_DAY.exec(italian)?.[1];
  if (lastDay) return words('field.dateTooFar', { day: toUtcNoon(lastDay).getTime() });
  const id = fieldErrorIds[italian];
  return id ? words(id) : italian;
};

const errorCodeIds: Record<string, MessageId> = {
  invalid: 'error.invalid',
  date_past: 'error.datePast',
  party_too_large: 'field.peopleMax',
  turn_begun: 'error.turnBegun',
  service_closed: 'error.serviceClosed',
  slot_unknown: 'error.slotGone',
  slot_inactive: 'error.slotGone',
  slot_mismatch: 'error.slotGone',
  table_unknown: 'error.tableGone',
  table_inactive: 'error.tableGone',
  table_blocked: 'error.tableGone',
  table_taken: 'error.tableTaken',
  table_too_small: 'error.tableTooSmall',
  table_too_large: 'error.tableTooLarge',
  turn_full: 'error.turnFull',
  key_reused: 'error.keyReused',
  csrf: 'error.csrf',
  too_many_requests: 'error.tooMany',
  quota_reached: 'error.quota',
  proof_needed: 'error.tooMany',
  trap_filled: 'error.trap',
  unavailable: 'error.unavailable',
  unexpected: 'error.unexpected',
};

/** The server's messages are Italian. In other languages, the error code selects the text. */
export const translateFailure = (
  words: Translate,
  language: Language,
  failure: unknown,
): string => {
  const refusal = refusalOf(failure);
  if (!refusal) return words(statusOf(failure) === null ? 'error.unreachable' : 'error.unexpected');
  if (language === 'it') return refusal.message;
  const id = errorCodeIds[refusal.code];
  return id ? words(id) : refusal.message;
};
