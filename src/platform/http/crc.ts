/** Arithmetic of CRC-32 as polynomials over GF(2), highest power in the lowest bit: 1 is written 0x80000000. */
const POLYNOMIAL = 0xedb88320;
const ONE = 0x80000000;
const X = 0x40000000;
const BITS_OF_A_BYTE_LOG2 = 3;

/** The product of two polynomials modulo CRC's own. */
const times = (one: number, other: number): number => {
  let product = 0;
  let factor = other;
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (one & bit) product ^= factor;
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1;
  }
  return product >>> 0;
};

/** What a check sum is multiplied by when so many bytes follow. */
export const shiftBy = (bytes: number): number => {
  let power = X;
  for (let square = 0; square < BITS_OF_A_BYTE_LOG2; square += 1) power = times(power, power);
  let shift = ONE;
  for (let rest = bytes; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) shift = times(power, shift);
    power = times(power, power);
  }
  return shift;
};

/** The check sum of two texts one after the other, from both of theirs; `shift` is that of the second one's length. */
export const joined = (first: number, second: number, shift: number): number => (times(shift, first) ^ second) >>> 0;
