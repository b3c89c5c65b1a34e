import { message, type Message } from '#src/messages/message.ts';
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

const weaknessMessages: Record<PasswordWeakness, Message> = {
  short: message('weak_password.short', { min: MIN_PASSWORD_LENGTH }),
  long: message('weak_password.long', { max: MAX_PASSWORD_LENGTH }),
  obvious: message('weak_password.obvious'),
  known: message('weak_password.known'),
};

export const explainWeakness = (password: string): Message | null => {
  const weakness = findPasswordWeakness(password);
  return weakness && weaknessMessages[weakness];
};
