import { createNormalizer } from './to-plain-characters.ts';

const SIGN = '(?:€|EURO?)';
const AMOUNT = String.raw`(?:${SIGN} ?)?(\d{1,3}(?:\.\d{3})+|\d{1,6})(?: ?[.,] ?(\d{1,2}))?(?: ?${SIGN})?`;
const BEFORE = /^(?:(?:a partire )?da|circa|ca\.?) ?/i;
const AFTER =
  /^ ?(?:(?:al|allo|alla|a|ad|per|il|la|lo|cad|cadauno|ogni|circa)(?=[ .]|$)|all['’]|l['’]|\/ ?(?=\p{L}))[\p{L}\d .,'’/()-]*$/iu;
const FIRST_AMOUNT = new RegExp(`^${AMOUNT}`, 'i');
const SECOND_AMOUNT = new RegExp(`^ ?([/-]) ?${AMOUNT}`, 'i');
/** What a menu says in place of an amount. */
const WITHOUT_AMOUNT =
  /^(?:s\. ?q\.|secondo (?:quantità|mercato|peso)|prezzo del giorno|incluso|compreso|gratis|omaggio)$/i;

/** `whole` is the text after a whole amount without typed cents. */
type Style = { readonly whole: ',00' | '' };
type Split = {
  readonly before: string;
  readonly amounts: readonly string[];
  readonly after: string;
};

const formatAmount = (euros: string, cents: string | undefined, { whole }: Style): string => {
  const grouped = euros.replaceAll('.', '').replace(/\B(?=(\d{3})+$)/g, '.');
  return `€ ${grouped}${cents === undefined ? whole : `,${cents.padEnd(2, '0')}`}`;
};

const splitPrice = (text: string, style: Style): Split | null => {
  const [before = ''] = BEFORE.exec(text) ?? [];
  const first = FIRST_AMOUNT.exec(text.slice(before.length));
  if (!first) return null;
  const rest = text.slice(before.length + first[0].length);
  const second = SECOND_AMOUNT.exec(rest);
  const after = rest.slice(second?.[0].length ?? 0);
  if (after !== '' && !AFTER.test(after)) return null;
  return {
    before: before.trim(),
    amounts: [
      formatAmount(first[1]!, first[2], style),
      ...(second ? [second[1]!, formatAmount(second[2]!, second[3], style)] : []),
    ],
    after: after.trim().replace(/^\/ /, '/'),
  };
};

const createPriceNormalizer = (style: Style) =>
  createNormalizer((plain) => {
    const price = splitPrice(plain, style);
    if (!price) return plain;
    const { before, amounts, after } = price;
    const blank = after.startsWith('/') ? '' : ' ';
    return `${before} ${amounts.join(' ')}${blank}${after}`.trim();
  });

/** Normalizes the price of a dish or a drink, such as `9,5` to `€ 9,50`. Other text stays as it is. */
export const normalizePrice = createPriceNormalizer({ whole: ',00' });

/** Normalizes the price of an event. A whole amount stays whole, such as `1250` as `€ 1.250`. */
export const normalizeEventPrice = createPriceNormalizer({ whole: '' });

/** Returns true if a normalized price has an amount, or says what a menu says in its place. */
export const isPrice = (price: string): boolean =>
  WITHOUT_AMOUNT.test(price) || splitPrice(price, { whole: '' }) !== null;
