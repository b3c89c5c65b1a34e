/** Crockford's alphabet: no I, L, O, U, so that nobody mishears the code on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/** A short code to read out, derived from a random id: 35 of its random bits, `XXX-XXXX`. */
export const toReferenceCode = (id: string): string => {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-12)}`);
  const digits = Array.from(
    { length: LENGTH },
    (_, index) => ALPHABET[Number((bits >> BigInt(index * 5)) & 31n)],
  ).join('');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
};

/** The 35 bits of an id that a reference shows, whatever the case; also O for 0 and I or L for 1. @returns null for what is no reference */
export const parseReferenceCode = (reference: string): bigint | null => {
  const text = reference
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  const digits = Array.from(text, (character) => ALPHABET.indexOf(character));
  if (digits.length !== LENGTH || digits.includes(-1)) return null;
  return digits.reduce((bits, digit, index) => bits | (BigInt(digit) << BigInt(index * 5)), 0n);
};
