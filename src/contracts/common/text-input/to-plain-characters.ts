import { cleanLine } from '../clean-text.ts';

/** Longer input is no telephone, e-mail address, price or code. It is refused as it is. */
const MAX_INPUT_LENGTH = 400;

const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const FULL_WIDTH_OFFSET = 0xfee0;
const SMALL_PLUS = /[\uFE62\u207A]/g;
const DASH = /[\p{Pd}\u2212\u02D7]/gu;
const SLASH = /[\u2044\u2215]/g;
const JOINER_OR_SELECTOR = /\p{Default_Ignorable_Code_Point}/gu;
const DIGIT = /\p{Nd}/gu;

/** Returns the value of a digit. Unicode assigns digits in complete rows from 0 to 9. */
const toAsciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first--;
  return String((code - first) % 10);
};

/**
 * Cleans a line and replaces full-width characters, dashes, slashes and digits of other scripts by
 * their ASCII characters.
 */
export const toPlainCharacters = (typed: string): string =>
  cleanLine(typed)
    .replace(JOINER_OR_SELECTOR, '')
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH_OFFSET))
    .replace(SMALL_PLUS, '+')
    .replace(DASH, '-')
    .replace(SLASH, '/')
    .replace(DIGIT, toAsciiDigit)
    .trim();

/**
 * Creates a function that repeats `normalize` until nothing changes, so that normalizing twice
 * changes nothing. Input above 400 characters only loses its outer blanks.
 */
export const createNormalizer =
  (normalize: (plain: string) => string) =>
  (typed: string): string => {
    if (typed.length > MAX_INPUT_LENGTH) return typed.trim();
    const plain = toPlainCharacters(typed);
    const normalized = normalize(plain);
    return normalized === typed ? normalized : createNormalizer(normalize)(normalized);
  };
