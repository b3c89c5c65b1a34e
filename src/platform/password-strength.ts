import { isKnownPassword } from './is-known-password.ts';

export const MIN_PASSWORD_LENGTH = 12;
export const MAX_PASSWORD_LENGTH = 128;

const OBVIOUS = /melagrana|ristorante|sicilia|enna|password|amministra|admin|123456|qwerty/i;
const MIN_DISTINCT_CHARACTERS = 5;

export type PasswordWeakness = 'short' | 'long' | 'obvious' | 'known';

export const findPasswordFlaw = (password: string): Exclude<PasswordWeakness, 'known'> | null => {
  if (password.length < MIN_PASSWORD_LENGTH) return 'short';
  if (password.length > MAX_PASSWORD_LENGTH) return 'long';
  return OBVIOUS.test(password) || new Set(password).size < MIN_DISTINCT_CHARACTERS
    ? 'obvious'
    : null;
};

/**
 * Returns the weakness of a password, or null. Does not require digits and symbols (NIST SP
 * 800-63B).
 */
export const findPasswordWeakness = (password: string): PasswordWeakness | null =>
  findPasswordFlaw(password) ?? (isKnownPassword(password) ? 'known' : null);
