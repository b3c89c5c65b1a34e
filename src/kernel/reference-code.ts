/** Crockford's Base32, which omits I, L, O and U because people easily misread them. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 7;

/** Derives a reference code such as `7K3-9QXM` from 35 random bits of a UUID. */
export const toReferenceCode = (id: string): string => {
  const bits = Number.parseInt(id.slice(-9), 16);
  const digits = Array.from(
    { length: LENGTH },
    (_, index) => ALPHABET[Math.floor(bits / 32 ** index) % 32],
  ).join('');
  return `${digits.slice(0, 3)}-${digits.slice(3)}`;
};

/**
 * Parses a reference code and reads O as 0, I and L as 1. Returns 35 bits, or null for an invalid
 * code.
 */
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
