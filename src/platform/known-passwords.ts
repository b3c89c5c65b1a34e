import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Sorted hash prefixes of known passwords; `npm run passwords:list` writes the file. */
export const KNOWN_PASSWORDS_FILE = 'src/platform/known-passwords.bin';
/** Hash length in bytes; by chance, about 50 of a thousand million unknown passwords match. */
export const HASH_PREFIX_BYTES = 5;

/**
 * First bytes of the SHA-256 of a password, ignoring case, because guessing programs try both
 * cases.
 */
export const toHashPrefix = (password: string): Buffer =>
  createHash('sha256')
    .update(password.normalize('NFKC').toLowerCase())
    .digest()
    .subarray(0, HASH_PREFIX_BYTES);

/** Binary search in a sorted list of prefixes. */
export const includesHashPrefix = (list: Buffer, mark: Buffer): boolean => {
  let [from, to] = [0, list.length / HASH_PREFIX_BYTES];
  while (from < to) {
    const middle = (from + to) >> 1;
    const order = list.compare(
      mark,
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
 * Whether a password is common or was leaked. Reads the file each time, because passwords rarely
 * change.
 *
 * @throws when the file is missing
 */
export const isKnownPassword = (password: string): boolean =>
  includesHashPrefix(readFileSync(KNOWN_PASSWORDS_FILE), toHashPrefix(password));
