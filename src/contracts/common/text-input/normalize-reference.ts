import { createNormalizer, toPlainCharacters } from './to-plain-characters.ts';

const LABEL =
  /^(?:prenotazione|codice|reservation|reserva|réservation|booking|code|código|référence|reference|riferimento|rif|ref|nr?|#)[ .:°º#]*(?=[\da-z-]{3}[ -]?[\da-z]{4}$)/i;
const MARKS = /[ ./_-]/g;
const CODE = /^([\dA-Z]{3})([\dA-Z]{4})$/;

/**
 * Normalizes the code of a reservation or a quote to the form `7K3-9QXM`. Text that is no code stays
 * as it is.
 */
export const normalizeReference = createNormalizer((plain) => {
  const text = plain.replace(LABEL, '').trim();
  const [, start, end] = CODE.exec(text.replace(MARKS, '').toUpperCase()) ?? [];
  return start === undefined ? text : `${start}-${end}`;
});

/** Normalizes digits that people type in groups, such as the last digits of a telephone number. */
export const normalizeDigits = (typed: string): string =>
  toPlainCharacters(typed).replace(MARKS, '');
