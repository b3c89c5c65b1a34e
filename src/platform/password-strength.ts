import { isKnown } from './known-passwords.ts';

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 128;

/** Words that anybody would try here first. */
const OBVIOUS = /melagrana|ristorante|sicilia|enna|password|amministra|admin|123456|qwerty/i;
const FEWEST_CHARACTERS = 5;

export type Weakness = 'short' | 'long' | 'obvious' | 'known';

/** What is wrong with a password by itself, without looking it up. */
export const flawIn = (password: string): Exclude<Weakness, 'known'> | null => {
  if (password.length < MIN_PASSWORD) return 'short';
  if (password.length > MAX_PASSWORD) return 'long';
  return OBVIOUS.test(password) || new Set(password).size < FEWEST_CHARACTERS ? 'obvious' : null;
};

/** Why a password will not do, wherever it is set; null when it will. Length counts, not kinds of characters (NIST SP 800-63B). */
export const weaknessIn = (password: string): Weakness | null =>
  flawIn(password) ?? (isKnown(password) ? 'known' : null);
