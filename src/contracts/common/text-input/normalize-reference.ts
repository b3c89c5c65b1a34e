import { createNormalizer, toPlainCharacters } from './to-plain-characters.ts';

const LABEL =
  /^(?:prenotazione|codice|reservation|reserva|réservation|booking|code|código|référence|reference|riferimento|rif|ref|nr?|#)[ .:°º#]*/i;
const MARKS = /[ ./_-]/g;
const CODE = /^([\dA-Z]{3})([\dA-Z]{4})$/;

const findCode = (text: string): string | null => {
  const [, start, end] = CODE.exec(text.replace(MARKS, '').toUpperCase()) ?? [];
  if (start !== undefined) return `${start}-${end}`;
  const rest = text.replace(LABEL, '');
  return rest === text ? null : findCode(rest);
};

/**
 * Normalizes the code of a reservation or a quote to the form `7K3-9QXM`. Labels before it are removed
 * only if the whole text is no code, because codes may start with `N` or `REF`. Text that is no code
 * stays as it is.
 */
export const normalizeReference = createNormalizer((plain) => findCode(plain) ?? plain);

/** Normalizes digits that people type in groups, such as the last digits of a telephone number. */
export const normalizeDigits = (typed: string): string =>
  toPlainCharacters(typed).replace(MARKS, '');
