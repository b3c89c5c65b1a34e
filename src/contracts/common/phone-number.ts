import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Country of numbers without a country code. */
const HOME_COUNTRY = 'IT';
const HOME_MOBILE = /^3/;

const parse = (typed: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(typed, HOME_COUNTRY);

/**
 * Returns false if the number is too short or too long. The library's numbering plan applies only
 * to Italian mobile numbers, because it may be outdated.
 */
export const isCompletePhone = (typed: string): boolean => {
  const phone = parse(typed);
  if (!phone?.isPossible()) return false;
  const isHomeMobile = phone.country === HOME_COUNTRY && HOME_MOBILE.test(phone.nationalNumber);
  return !isHomeMobile || phone.isValid();
};

/** Formats a number with its country code, for example `+39 333 123 4567`. */
export const formatPhone = (typed: string): string => parse(typed)?.formatInternational() ?? typed;

/**
 * Returns the full international number, for example `+390935512345`, without blanks and extension.
 * A number without a country code is Italian. Returns null if no number has this form or length.
 */
export const toE164 = (typed: string): string | null => {
  const phone = parse(typed);
  return phone?.isPossible() ? phone.number : null;
};
