/**
 * Computes the first 32 bits of SHA-256 (FIPS 180-4) for at most 55 ASCII characters.
 * `crypto.subtle` is slower, because each call is asynchronous, and is missing on plain http.
 */

const ROUNDS = 64;
const BLOCK_BYTES = 64;
const LENGTH_AT = 60;

const primes: number[] = [];
for (let candidate = 2; primes.length < ROUNDS; candidate++)
  if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
const fraction = (value: number): number => ((value % 1) * 2 ** 32) | 0;

/** Constants of FIPS 180-4, sections 4.2.2 and 5.3.3. */
const K = Int32Array.from(primes, (prime) => fraction(Math.cbrt(prime)));
const H = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)));

const schedule = new Int32Array(ROUNDS);
const bytes = new DataView(new ArrayBuffer(BLOCK_BYTES));

const expandSchedule = (): void => {
  for (let at = 0; at < 16; at++) schedule[at] = bytes.getInt32(at * 4);
  for (let at = 16; at < ROUNDS; at++) {
    const early = schedule[at - 15]!;
    const late = schedule[at - 2]!;
    const one = ((early >>> 7) | (early << 25)) ^ ((early >>> 18) | (early << 14)) ^ (early >>> 3);
    const two = ((late >>> 17) | (late << 15)) ^ ((late >>> 19) | (late << 13)) ^ (late >>> 10);
    schedule[at] = (schedule[at - 16]! + one + schedule[at - 7]! + two) | 0;
  }
};

const hashBlock = (): number => {
  expandSchedule();
  let a = H[0]!,
    b = H[1]!,
    c = H[2]!,
    d = H[3]!,
    e = H[4]!,
    f = H[5]!,
    g = H[6]!,
    h = H[7]!;
  for (let at = 0; at < ROUNDS; at++) {
    const one =
      (h +
        (((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))) +
        ((e & f) ^ (~e & g)) +
        K[at]! +
        schedule[at]!) |
      0;
    const two =
      ((((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))) +
        ((a & b) ^ (a & c) ^ (b & c))) |
      0;
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

const writeText = (text: string): void => {
  for (let at = 0; at < BLOCK_BYTES; at++)
    bytes.setUint8(at, at < text.length ? text.charCodeAt(at) : 0);
  bytes.setUint8(text.length, 0x80);
  bytes.setUint32(LENGTH_AT, text.length * 8);
};

export const sha256Prefix32 = (text: string): number => {
  writeText(text);
  return hashBlock();
};

/**
 * Finds a nonce from `from` to `to` (excluded) for which the hash of prefix and nonce begins with
 * `bits` zero bits.
 */
export const findNonce = (
  prefix: string,
  bits: number,
  from: number,
  to: number,
): number | null => {
  let length = 0;
  for (let nonce = from; nonce < to; nonce++) {
    const digits = String(nonce).length;
    if (digits !== length) writeText(`${prefix}${nonce}`);
    length = digits;
    let rest = nonce;
    for (let at = prefix.length + digits - 1; at >= prefix.length; at--) {
      bytes.setUint8(at, 48 + (rest % 10));
      rest = (rest / 10) | 0;
    }
    if (Math.clz32(hashBlock()) >= bits) return nonce;
  }
  return null;
};
