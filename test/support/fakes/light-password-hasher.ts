import argon2 from 'argon2';
import { createPasswordHasher } from '#src/contexts/staff/passwords/password-hasher.argon2.ts';
import type { PasswordHasher } from '#src/contexts/staff/passwords/password-hasher.ts';

const LIGHT = { type: argon2.argon2id, memoryCost: 1_024, timeCost: 2, parallelism: 1 } as const;

/**
 * Creates the production hasher with hashes that take a twentieth of the time, because most tests
 * sign in.
 */
export const createLightPasswordHasher = (): PasswordHasher => {
  const { verify } = createPasswordHasher();
  const hash = (password: string) => argon2.hash(password, LIGHT);
  return {
    hash,
    async verify(known, password) {
      if (known !== null) return verify(known, password);
      await verify(await hash('an unknown name'), password);
      return false;
    },
    needsRehash: (known) => argon2.needsRehash(known, LIGHT),
  };
};
