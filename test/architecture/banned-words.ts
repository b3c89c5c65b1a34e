/** docs/glossary.md names the standard term for each word that is banned here. */

/** Comments and documents must not contain these indefinite subjects and idioms. */
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

/** These files may contain a banned word, because it is a value of the API or of stored events. */
export const exceptions: readonly string[] = [
  'src/contracts/booking/reservation-desk-schemas.ts: house (in house_closed)',
  'src/contracts/rejection-reasons.ts: house (in house_closed)',
  'web/features/history/EventLine.tsx: kept (in kept)',
];

/** File names and identifiers must not contain these metaphors. */
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
