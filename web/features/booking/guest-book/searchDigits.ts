import { normalizePhone } from '#src/contracts/common/text-input/normalize-phone.ts';
import { MIN_SEARCH_DIGITS } from '#src/contracts/guests.ts';

const MAX_SEARCH_DIGITS = 15;
const HOME_COUNTRY_CODE = /^\+39/;

/**
 * Returns the typed digits without the Italian country code. Returns null if there are too few or
 * too many.
 */
export const toSearchDigits = (typed: string): string | null => {
  const digits = normalizePhone(typed).replace(HOME_COUNTRY_CODE, '').replaceAll(/\D/g, '');
  return digits.length < MIN_SEARCH_DIGITS || digits.length > MAX_SEARCH_DIGITS ? null : digits;
};
