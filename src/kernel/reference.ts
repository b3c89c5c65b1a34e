/** Crockford's alphabet: no I, L, O, U, so that nobody mishears the code on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/** A short code to read out, derived from a random id: 35 of its random bits, `XXX-XXXX`. */
export const referenceOf = (id: string): string => {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-12)}`);
  const digits = Array.from({ length: LENGTH }, (_, index) => ALPHABET[Number((bits >> BigInt(index * 5)) & 31n)]).join('');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
};
