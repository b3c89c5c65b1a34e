/**
 * Words that comments, documents or names must not contain. docs/glossary.md has the standard
 * terms.
 */

/** Indefinite subjects and idioms that comments and documents must not contain. */
export const bannedInText: readonly string[] = [
  'whoever',
  'nobody',
  'somebody',
  'everybody',
  'everyone',
  'someone',
  'anybody',
  'meanwhile',
  'at once',
  'so that it',
  'hears',
  'is told',
  'in a hurry',
  'night watch',
  'farewell',
  'doorbell',
  'letterbox',
];

/** Files that may contain a banned word, because it is a value of the API or of stored events. */
export const exceptions: readonly string[] = [
  'src/contracts/booking/reservation-desk-schemas.ts: house (in house_closed)',
  'src/contracts/rejection-reasons.ts: house (in house_closed)',
  'web/features/history/EventLine.tsx: kept (in kept)',
];

/** Metaphors that file names and identifiers must not contain. */
export const bannedInNames: readonly string[] = [
  'attendance',
  'backstop',
  'complaints',
  'deaf',
  'doorbell',
  'farewell',
  'faster',
  'figures',
  'furnish',
  'goodbye',
  'house',
  'keeper',
  'keeping',
  'kept',
  'letterbox',
  'loggia',
  'namesakes',
  'parade',
  'patience',
  'plaque',
  'scout',
  'sight',
  'strangers',
  'tallies',
  'tally',
  'unpainted',
  'unseen',
  'veil',
  'waker',
  'welcome',
  'witness',
  'woken',
];
