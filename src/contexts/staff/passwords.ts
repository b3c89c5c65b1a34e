/** How passwords are kept and judged. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Takes the same time whether or not there is an account (`hash` null).
   *
   * @throws DomainError too-many when too many are being judged already.
   */
  verify(hash: string | null, password: string): Promise<boolean>;
  needsRehash(hash: string): boolean;
}

export const MIN_PASSWORD = 12;
export const MAX_PASSWORD = 128;

const OBVIOUS = /melagrana|ristorante|sicilia|enna|password|amministra|123456|qwerty/i;

/** Why a new password will not do, in one sentence; null when it will. */
export const weaknessOf = (password: string): string | null => {
  if (password.length < MIN_PASSWORD) return `La password deve avere almeno ${MIN_PASSWORD} caratteri`;
  if (password.length > MAX_PASSWORD) return `La password può avere al massimo ${MAX_PASSWORD} caratteri`;
  if (OBVIOUS.test(password) || new Set(password).size < 5) return 'La password è troppo facile da indovinare';
  return null;
};
