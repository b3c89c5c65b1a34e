import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Account, AccountRepository } from '../accounts/account-repository.ts';
import type { CheckPassword } from './check-password.ts';
import type { SignInThrottle } from '../sign-in/sign-in-throttle.ts';

type Deps = {
  readonly accounts: AccountRepository;
  readonly check: CheckPassword;
  readonly throttle: Pick<SignInThrottle, 'hashNetwork'>;
  readonly log: Pick<Log, 'warn'>;
};

export type SignedInStaff = {
  readonly id: string;
  readonly username: string;
  readonly session: string;
};

export const refuseWrongPassword = () => refuseField('currentPassword', message('wrong_password'));

/**
 * Verifies the password of signed-in staff. Counts attempts per session, so strangers cannot lock
 * out the owner of the account.
 */
export const confirmPassword =
  ({ accounts, check, throttle, log }: Deps) =>
  async (staff: SignedInStaff, password: string, address: string): Promise<Account> => {
    const account = await accounts.find(staff.username);
    const own = account?.id === staff.id ? account : null;
    if (
      !(await check(
        { username: staff.username, address, device: `session ${staff.session}` },
        own,
        password,
      )) ||
      !own
    ) {
      log.warn(
        { account: staff.id, network: throttle.hashNetwork(address) },
        'password not confirmed',
      );
      return refuseWrongPassword();
    }
    return own;
  };

export type ConfirmPassword = ReturnType<typeof confirmPassword>;
