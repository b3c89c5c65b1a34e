import type { AccountRepository } from '#src/contexts/staff/accounts/account-repository.ts';
import { checkPassword } from './check-password.ts';
import { confirmPassword } from './confirm-password.ts';
import type { PasswordHasher } from './password-hasher.ts';
import { createPasswordVerificationPool } from './password-verification-pool.ts';
import { createSignInThrottle } from '#src/contexts/staff/sign-in/sign-in-throttle.postgres.ts';
import type { AppServices } from '#src/composition/app-services.ts';

/**
 * Creates the password checks. Sign-in and own account share one throttle and one pool, so their
 * limits count together.
 */
export const createPasswordChecks = (
  { pool, sql, keyFor, log }: AppServices,
  accounts: AccountRepository,
  hasher: PasswordHasher,
) => {
  const throttle = createSignInThrottle(pool, sql, keyFor('login-throttle'));
  const verifications = createPasswordVerificationPool();
  const check = checkPassword({ passwords: hasher, throttle, pool: verifications });
  /*
   * Hashing may use the capacity reserved for known devices, because a new password is hashed only
   * after the user entered a correct one.
   */
  const passwords: PasswordHasher = {
    ...hasher,
    hash: (password) => verifications.run(true, () => hasher.hash(password)),
  };
  const confirm = confirmPassword({ accounts, check, throttle, log });
  return { throttle, check, passwords, confirm };
};

export type PasswordChecks = ReturnType<typeof createPasswordChecks>;
