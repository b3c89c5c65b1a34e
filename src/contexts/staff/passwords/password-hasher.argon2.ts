import argon2 from 'argon2';
import { MAX_PASSWORD_LENGTH } from '#src/platform/password-strength.ts';
import type { PasswordHasher } from './password-hasher.ts';

/** Minimum values that OWASP recommends for argon2id. */
const ARGON2_OPTIONS = {
  type: argon2.argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;
/**
 * Hash to verify when the user name is unknown. The response then takes as long as for a known
 * name.
 */
const DUMMY_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$b0W6nYSFNDc6uPq/BHw/8A$QiQ7DaCzVrf5vJfcG28p7kvboKd/Udv39JkYx3Upyqc';

export const createPasswordHasher = (): PasswordHasher => ({
  hash: (password) => argon2.hash(password, ARGON2_OPTIONS),
  async verify(known, password) {
    const isRight = await argon2.verify(
      known ?? DUMMY_HASH,
      password.slice(0, MAX_PASSWORD_LENGTH),
    );
    return isRight && known !== null && password.length <= MAX_PASSWORD_LENGTH;
  },
  needsRehash: (known) => argon2.needsRehash(known, ARGON2_OPTIONS),
});
