import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { normalizePhone } from './text-input/normalize-phone.ts';

export { findExtension } from './text-input/normalize-phone.ts';

/** Country of numbers without a country code. */
const HOME_COUNTRY = 'IT';
/** Country code of Italy. The library names no country for an invalid number. */
const HOME_CALLING_CODE = '39';
const HOME_MOBILE = /^3/;
const MIN_IDENTIFYING_DIGITS = 6;

const parse = (typed: string): PhoneNumber | undefined =>
  parsePhoneNumberFromString(normalizePhone(typed), HOME_COUNTRY);

/** Reason why a number cannot be dialled. Each reason has a text that helps. */
export type PhoneProblem = 'phone_incomplete' | 'phone_zero_missing' | 'phone_country_missing';

const isLandlineWithoutZero = (nationalNumber: string): boolean =>
  parsePhoneNumberFromString(`0${nationalNumber}`, HOME_COUNTRY)?.isValid() === true;

const findHomeProblem = (phone: PhoneNumber, hasCountryCode: boolean): PhoneProblem | null => {
  const { nationalNumber } = phone;
  if (nationalNumber.startsWith('0') || phone.isValid()) return null;
  if (HOME_MOBILE.test(nationalNumber)) return 'phone_incomplete';
  if (!hasCountryCode) return 'phone_country_missing';
  return isLandlineWithoutZero(nationalNumber) ? 'phone_zero_missing' : 'phone_incomplete';
};

/**
 * Returns why a number cannot be dialled, or null. The library's numbering plan applies only to
 * Italian numbers that are no landline, because the rest may be outdated.
 */
export const findPhoneProblem = (typed: string): PhoneProblem | null => {
  const phone = parse(typed);
  if (!phone?.isPossible()) return 'phone_incomplete';
  const hasCountryCode = normalizePhone(typed).startsWith('+');
  return phone.countryCallingCode === HOME_CALLING_CODE
    ? findHomeProblem(phone, hasCountryCode)
    : null;
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

/**
 * Returns the full international number, if it can identify a person. Returns null for a number of
 * less than six digits without the country code, or of one repeated digit.
 */
export const toIdentifyingE164 = (typed: string): string | null => {
  const digits = parse(typed)?.nationalNumber ?? '';
  const isPlaceholder = digits.length < MIN_IDENTIFYING_DIGITS || new Set(digits).size === 1;
  return isPlaceholder ? null : toE164(typed);
};
