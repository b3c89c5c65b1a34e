import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';

/** Country of a number that was written without a country code. */
const HOME_COUNTRY = 'IT';
const HOME_MOBILE = /^3/;

const parse = (typed: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(typed, HOME_COUNTRY);

/**
 * False if a digit is missing or too many. Only Italian mobile numbers must also be in the library's
 * numbering plan, because plans change before the library does.
 */
export const isCompletePhone = (typed: string): boolean => {
  const phone = parse(typed);
  if (!phone?.isPossible()) return false;
  const isHomeMobile = phone.country === HOME_COUNTRY && HOME_MOBILE.test(phone.nationalNumber);
  return !isHomeMobile || phone.isValid();
};

/** The number with its country code, for example `+39 333 123 4567`. */
export const formatPhone = (typed: string): string => parse(typed)?.formatInternational() ?? typed;
