import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Made by `npm run passwords:list`: the marks of known passwords, one after the other, in ascending order. */
export const KNOWN_PASSWORDS_FILE = 'src/platform/known-passwords.bin';
/** Bytes of a mark. Of a thousand million good passwords some fifty are refused by chance. */
export const HASH_PREFIX_BYTES = 5;

/**
 * What of a password is kept in the list: the beginning of a hash, so that the list spells out nobody's password or address. Upper and
 * lower case count as one, because guessing programs try both.
 */
export const toHashPrefix = (password: string): Buffer =>
  createHash('sha256')
    .update(password.normalize('NFKC').toLowerCase())
    .digest()
    .subarray(0, HASH_PREFIX_BYTES);

/** Whether a mark stands in a list of marks in ascending order. */
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
 * Whether a password was in a published breach or is among the most used. Read anew each time, because passwords are seldom chosen: a
 * quarter of a megabyte that no process has to keep.
 *
 * @throws where the list is missing: a password that could not be judged is never taken.
 */
export const isKnownPassword = (password: string): boolean =>
  includesHashPrefix(readFileSync(KNOWN_PASSWORDS_FILE), toHashPrefix(password));
