import {
  MAX_PASSWORD,
  MIN_PASSWORD,
  weaknessIn,
  type Weakness,
} from '../../platform/password-strength.ts';

/** How passwords are kept and judged. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time whether or not there is an account (`hash` null). */
  verify(hash: string | null, password: string): Promise<boolean>;
  needsRehash(hash: string): boolean;
}

const sentences: Record<Weakness, string> = {
  short: `La password deve avere almeno ${MIN_PASSWORD} caratteri`,
  long: `La password può avere al massimo ${MAX_PASSWORD} caratteri`,
  obvious: 'La password è troppo facile da indovinare',
  known: 'Questa password è in un elenco di password già rubate o troppo usate: scegline un’altra',
};

/** Why a new password will not do, in one sentence; null when it will. */
export const weaknessOf = (password: string): string | null => {
  const weakness = weaknessIn(password);
  return weakness && sentences[weakness];
};
