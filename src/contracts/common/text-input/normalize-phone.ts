import { MAX_LENGTHS } from '../limits.ts';
import { createNormalizer } from './to-plain-characters.ts';

/** Longest number of E.164, in digits. */
const MAX_DIGITS = 15;

const LINK = /^(?:tel|callto|sms):(?:\/\/)?/i;
const LINK_PARAMETERS = /;(?!ext=)[^;]*/gi;
const LABEL =
  /^(?:telefono|teléfono|téléphone|telephone|telefon|phone|tel|cellulare|cell|cel|mobile|móvil|mob|portable|handy|whatsapp|fon|nr|t|m|p)[ .:]*(?=[+(\d])/i;
const EXTENSION =
  /^([+(\d][\d ()./+-]*?)[ ,;]*(?:;ext=|extension|extensión|ext|interno|int|poste|x|#)[ .:=]*(\d{1,6})$/i;
const OUTER_MARKS = /^[ .,;:/-]+|[ .,;:/-]+$/g;
const TRUNK_ZERO = /\( ?0 ?\)/;
/** Countries whose landline numbers keep their 0 after the country code: Italy, San Marino, Vatican. */
const KEEPS_ZERO = /^(?:\+|00) ?(?:39|378|379)\b(?![^(]*\( ?0 ?\)[ ./-]*3)|^\(/;
const SEPARATOR = /[ ./-]/g;

const decodeLink = (text: string): string => {
  if (!LINK.test(text)) return text;
  const target = text.replace(LINK, '').replace(LINK_PARAMETERS, '');
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
};

/** Splits an extension from a number, as in `0935 123456 ext. 89`. */
const splitExtension = (text: string): readonly [number: string, extension: string | null] => {
  const [, number, extension = null] = EXTENSION.exec(text) ?? [];
  const hasMainNumber = (number?.match(/\d/g)?.length ?? 0) >= 6;
  return hasMainNumber ? [number!, extension] : [text, null];
};

const toNumberAndExtension = (plain: string) =>
  splitExtension(decodeLink(plain).replace(LABEL, '').replace(OUTER_MARKS, ''));

/** Replaces `(0)` by the 0 that people dial, or by nothing after the code of another country. */
const placeTrunkZero = (number: string): string =>
  number.replace(TRUNK_ZERO, KEEPS_ZERO.test(number) ? '0' : ' ');

const toPlainNumber = (number: string): string =>
  placeTrunkZero(number)
    .replace(/[·•‧∙]/g, '.')
    .replace(/[()[\]]/g, ' ')
    .trim()
    .replace(/^0 ?0(?= ?[1-9])/, '+')
    .replace(/^\+ +/, '+')
    .replace(/ +/g, ' ');

/** Removes the separators of a number that is too long to be stored with them. */
const shorten = (number: string): string => {
  const compact = number.replace(SEPARATOR, '');
  const isOneNumber = /^\+?\d+$/.test(compact) && compact.replace('+', '').length <= MAX_DIGITS;
  return number.length > MAX_LENGTHS.customerPhone && isOneNumber ? compact : number;
};

/**
 * Normalizes a telephone number to the stored form: `+`, digits and the guest's separators, and the
 * main number without its extension. Text that is no number stays as it is.
 */
export const normalizePhone = createNormalizer((plain) =>
  shorten(toPlainNumber(toNumberAndExtension(plain)[0])),
);

/** Returns the extension, which `normalizePhone` drops, or null. */
export const findExtension = (typed: string): string | null => {
  let extension: string | null = null;
  createNormalizer((plain) => {
    const [number, found] = toNumberAndExtension(plain);
    extension ??= found;
    return number;
  })(typed);
  return extension;
};

const SEVERAL = /\d{5}.*(?:[,;/\n]| (?:o|e|or|and|y|et|ou|oppure) ).*\d{5}/i;

/**
 * Returns the code of the reason why a normalized number is refused, or null. Only `findPhoneProblem`
 * knows how long the numbers of each country are.
 */
export const findPhoneFormProblem = (
  phone: string,
): 'phone_required' | 'phone_only_one' | 'phone_invalid' | null => {
  if (phone === '') return 'phone_required';
  const digits = phone.replace(/\D/g, '').length;
  const isNumber = /^\+?\d[\d ./-]*$/.test(phone);
  if (SEVERAL.test(phone) && (!isNumber || digits > MAX_DIGITS)) return 'phone_only_one';
  return isNumber && digits >= 5 && digits <= MAX_DIGITS ? null : 'phone_invalid';
};
