import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * File with sorted hash prefixes of passwords from public lists. `npm run passwords:list` writes
 * it.
 */
export const KNOWN_PASSWORDS_FILE = 'src/platform/known-passwords.bin';
/**
 * Length of a hash prefix. With 5 bytes, about one in 20 million unlisted passwords matches by
 * chance.
 */
export const HASH_PREFIX_BYTES = 5;

export const toHashPrefix = (password: string): Buffer =>
  createHash('sha256')
    .update(password.normalize('NFKC').toLowerCase())
    .digest()
    .subarray(0, HASH_PREFIX_BYTES);

export const includesHashPrefix = (list: Buffer, prefix: Buffer): boolean => {
  let [from, to] = [0, list.length / HASH_PREFIX_BYTES];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = list.compare(
      prefix,
      0,
      HASH_PREFIX_BYTES,
      middle * HASH_PREFIX_BYTES,
      (middle + 1) * HASH_PREFIX_BYTES,
    );
    if (order === 0) return true;
    if (order < 0) from = middle + 1;
    else to = middle;
  }
  return false;
};

export const isKnownPassword = (password: string): boolean =>
  includesHashPrefix(readFileSync(KNOWN_PASSWORDS_FILE), toHashPrefix(password));
