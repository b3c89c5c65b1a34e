import { venue } from '#src/venue.ts';
import { parseFieldMessage, type FieldMessageId } from '#src/messages/field-message.ts';
import { refusalOf, statusOf } from '../api/apiError.ts';
import { toUtcNoon } from '../dates/dates.ts';
import type { MessageId } from './loadMessages.ts';
import type { Language } from '#src/contracts/languages.ts';
import type { Translate } from './useTranslation.ts';

const fieldErrorIds = {
  date_required: 'field.date',
  date_past: 'field.datePast',
  party_too_small: 'field.peopleMin',
  party_too_large: 'field.peopleMax',
  meal_required: 'field.meal',
  turn_required: 'field.turn',
  name_required: 'field.name',
  phone_required: 'field.phone',
  phone_invalid: 'field.phoneForm',
  phone_incomplete: 'field.phoneIncomplete',
  phone_zero_missing: 'field.phoneZero',
  phone_country_missing: 'field.phoneCountry',
  phone_only_one: 'field.phoneOne',
  email_invalid: 'field.email',
  email_only_one: 'field.emailOne',
  email_with_name: 'field.emailName',
  contact_name_too_short: 'field.contactName',
  contact_email_invalid: 'field.contactEmail',
  contact_message_too_short: 'field.contactMessage',
  privacy_consent_required: 'field.privacyConsent',
  allergies_consent_required: 'field.allergiesConsent',
  text_too_long: 'field.tooLong',
  characters_not_allowed: 'field.characters',
  letters_required: 'field.letters',
  single_line_only: 'field.oneLine',
  event_date_required: 'events.dateMissing',
  menu_ideas_required: 'events.menuMissing',
  event_party_too_large: 'events.peopleMax',
  number_invalid: 'events.numberInvalid',
  number_too_large: 'events.numberTooLarge',
  time_invalid: 'events.timeInvalid',
  value_invalid: 'field.invalid',
} as const satisfies Partial<Record<FieldMessageId, MessageId>>;

const DATE_TOO_FAR = 'date_too_far?lastDay=';

/**
 * Returns the error code for a date after the last allowed day. Only the form itself checks this
 * rule.
 */
export const dateTooFarMessage = (lastDay: string): string => `${DATE_TOO_FAR}${lastDay}`;

const isFormMessage = (id: string): id is keyof typeof fieldErrorIds =>
  Object.hasOwn(fieldErrorIds, id);

/** A validation code, such as `text_too_long?max=100`. A text for the guest has no such form. */
const CODE = /^[a-z]+(?:_[a-z]+)+(?:\?|$)/;

/**
 * Translates the code of a validation message. A text from the server stays unchanged. A code
 * without a text of its own becomes a general sentence, so no guest reads a code.
 */
export const translateFieldError = (words: Translate, message: string): string => {
  if (message.startsWith(DATE_TOO_FAR)) {
    const lastDay = message.slice(DATE_TOO_FAR.length);
    return words('field.dateTooFar', { day: toUtcNoon(lastDay).getTime() });
  }
  const { id, values } = parseFieldMessage(message);
  if (isFormMessage(id)) return words(fieldErrorIds[id], values);
  return CODE.test(message) ? words('field.invalid') : message;
};

const errorCodeIds: Record<string, MessageId> = {
  invalid: 'error.invalid',
  date_past: 'error.datePast',
  party_too_large: 'field.peopleMax',
  phone_incomplete: 'field.phoneIncomplete',
  phone_zero_missing: 'field.phoneZero',
  phone_country_missing: 'field.phoneCountry',
  turn_begun: 'error.turnBegun',
  service_closed: 'error.serviceClosed',
  slot_unknown: 'error.slotGone',
  slot_inactive: 'error.slotGone',
  online_stopped: 'error.slotGone',
  kitchen_closed: 'error.slotGone',
  slot_mismatch: 'error.slotGone',
  table_unknown: 'error.tableGone',
  table_inactive: 'error.tableGone',
  room_closed: 'error.tableGone',
  table_blocked: 'error.tableGone',
  table_taken: 'error.tableTaken',
  table_too_small: 'error.tableTooSmall',
  table_too_large: 'error.tableTooLarge',
  turn_full: 'error.turnFull',
  key_reused: 'error.keyReused',
  too_many_requests: 'error.tooMany',
  quota_reached: 'error.quota',
  proof_needed: 'error.tooMany',
  trap_filled: 'error.trap',
  unavailable: 'error.unavailable',
  unexpected: 'error.unexpected',
};

/**
 * Returns true if the server refused two tokens, of which the second was new (spec note 15). Then
 * the browser blocks cookies, or something on the way changes the request.
 */
export const isBlocked = (failure: unknown): boolean => statusOf(failure) === 403;

/**
 * Returns the message of an error. The server's messages are Italian, so in other languages the
 * error code selects the text.
 */
export const translateFailure = (
  words: Translate,
  language: Language,
  failure: unknown,
): string => {
  if (isBlocked(failure)) return words('error.csrf', { phone: venue.phone.display });
  const refusal = refusalOf(failure);
  if (!refusal) return words(statusOf(failure) === null ? 'error.unreachable' : 'error.unexpected');
  if (language === 'it') return refusal.message;
  const id = errorCodeIds[refusal.code];
  return id ? words(id) : refusal.message;
};
