import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Sorted hash prefixes; `npm run passwords:list` writes the file. */
export const KNOWN_PASSWORDS_FILE = 'src/platform/known-passwords.bin';
/** In bytes. By chance, about 50 of a thousand million unknown passwords match. */
export const HASH_PREFIX_BYTES = 5;

/** Ignores case, because guessing programs try both. */
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

/**
 * Reads the file each time, because passwords rarely change.
 *
 * @throws when the file is missing
 */
export const isKnownPassword = (password: string): boolean =>
  includesHashPrefix(readFileSync(KNOWN_PASSWORDS_FILE), toHashPrefix(password));
