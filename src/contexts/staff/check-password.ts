import type { Account } from './accounts.ts';
import type { Passwords } from './passwords.ts';
import type { Attempt, Throttle } from './throttle.ts';
import type { VerificationPool } from './verification-pool.ts';

type Deps = {
  readonly passwords: Pick<Passwords, 'verify'>;
  readonly throttle: Throttle;
  readonly pool: VerificationPool;
};

/** `account`: null when there is none of this name; it takes as long, and is wrong. */
type Check = (attempt: Attempt, account: Account | null, password: string) => Promise<boolean>;

/**
 * Verifies a password within the limits of sign-in. The attempt is counted when its turn to be
 * verified comes, not before.
 *
 * @throws DomainError too-many too_many_attempts or too_many_requests.
 */
export const checkPassword =
  ({ passwords, throttle, pool }: Deps): Check =>
  async (attempt, account, password) => {
    pool.assertRoom(attempt.device !== null);
    await throttle.assertAdmitted(attempt);
    return pool.run(attempt.device !== null, async () => {
      await throttle.count(attempt);
      const matches = await passwords.verify(account?.password ?? null, password);
      const isRight = matches && account !== null;
      if (isRight) await throttle.succeeded(attempt);
      return isRight;
    });
  };

export type CheckPassword = Check;
