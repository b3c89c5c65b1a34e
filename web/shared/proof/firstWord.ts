/**
 * The first 32 bits of SHA-256, for texts that fit into one block: at most 55 characters of ASCII. Ours, because the
 * browser's own is absent from a page on plain http, and answers one text at a time, hundreds of times slower.
 */

const ROUNDS = 64;

const primes: number[] = [];
for (let candidate = 2; primes.length < ROUNDS; candidate++) if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
/** The first 32 bits behind the point. */
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;

/** The constants of FIPS 180-4: cube roots of 64 primes, square roots of eight. */
const K = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const H = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

const words = new Int32Array(ROUNDS);
const bytes = new DataView(new ArrayBuffer(64));

const fill = (text: string): void => {
  for (let at = 0; at < 64; at++) bytes.setUint8(at, at < text.length ? text.charCodeAt(at) : 0);
  bytes.setUint8(text.length, 0x80);
  bytes.setUint32(60, text.length * 8);
  for (let at = 0; at < 16; at++) words[at] = bytes.getInt32(at * 4);
  for (let at = 16; at < ROUNDS; at++) {
    const [early, late] = [words[at - 15]!, words[at - 2]!];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16]! + one + words[at - 7]! + two) | 0;
  }
};

/** As a whole number from 0 to 2³² − 1. */
export const firstWord = (text: string): number => {
  fill(text);
  let [a, b, c, d, e, f, g, h] = H as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < ROUNDS; at++) {
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + K[at]! + words[at]!) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return (H[0]! + a) >>> 0;
};
