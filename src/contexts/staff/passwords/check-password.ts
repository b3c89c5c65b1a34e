import type { Account } from '../accounts/account-repository.ts';
import type { PasswordHasher } from './password-hasher.ts';
import type { SignInAttempt, SignInThrottle } from '../sign-in/sign-in-throttle.ts';
import type { PasswordVerificationPool } from './password-verification-pool.ts';

type Deps = {
  readonly passwords: Pick<PasswordHasher, 'verify'>;
  readonly throttle: SignInThrottle;
  readonly pool: PasswordVerificationPool;
};

type VerifyAttempt = (
  attempt: SignInAttempt,
  account: Account | null,
  password: string,
) => Promise<boolean>;

/**
 * Verifies a password within the sign-in limits. Counts the attempt only when verification begins,
 * because a full pool may still refuse it.
 */
export const checkPassword =
  ({ passwords, throttle, pool }: Deps): VerifyAttempt =>
  async (attempt, account, password) => {
    pool.assertCapacity(attempt.device !== null);
    await throttle.assertAllowed(attempt);
    return pool.run(attempt.device !== null, async () => {
      await throttle.count(attempt);
      const matches = await passwords.verify(account?.password ?? null, password);
      const isRight = matches && account !== null;
      if (isRight) await throttle.recordSuccess(attempt);
      return isRight;
    });
  };

export type CheckPassword = VerifyAttempt;
