import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  findPasswordWeakness,
  type PasswordWeakness,
} from '#src/platform/password-strength.ts';

export interface PasswordHasher {
  hash(password: string): Promise<string>;
  verify(hash: string | null, password: string): Promise<boolean>;
  needsRehash(hash: string): boolean;
}

const WEAKNESS_MESSAGES: Record<PasswordWeakness, string> = {
  short: `La password deve avere almeno ${MIN_PASSWORD_LENGTH} caratteri`,
  long: `La password può avere al massimo ${MAX_PASSWORD_LENGTH} caratteri`,
  obvious: 'La password è troppo facile da indovinare',
  known: 'Questa password è in un elenco di password già rubate o troppo usate: scegline un’altra',
};

export const explainWeakness = (password: string): string | null => {
  const weakness = findPasswordWeakness(password);
  return weakness && WEAKNESS_MESSAGES[weakness];
};
