import type { Credentials, StaffRole } from '#src/contracts/staff/sign-in.ts';
import type { Log } from '#src/kernel/log.ts';
import type { Account, AccountRepository } from '../accounts/account-repository.ts';
import { refuseCredentials, type RecordSignInEvent } from './record-sign-in-event.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import type { DeviceCookies } from './device-cookie.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

type Deps = {
  readonly accounts: AccountRepository;
  readonly passwords: Pick<PasswordHasher, 'hash' | 'needsRehash'>;
  readonly check: CheckPassword;
  readonly devices: DeviceCookies;
  readonly throttle: Pick<SignInThrottle, 'hashNetwork'>;
  readonly recordSignInEvent: RecordSignInEvent;
  readonly log: Pick<Log, 'warn'>;
};

export type SignInOrigin = { readonly address: string; readonly deviceCookie: string };

export type SignedInAccount = {
  readonly id: string;
  readonly username: string;
  readonly role: StaffRole;
};

const rehashIfOutdated = async (
  { accounts, passwords }: Deps,
  account: Account,
  password: string,
) => {
  if (passwords.needsRehash(account.password))
    await accounts.replaceHash(account, await passwords.hash(password));
};

/** Opens a session and returns a function that closes it again. */
export type StartSession = (staff: SignedInAccount) => Promise<() => void>;

/**
 * Signs staff in. An unknown user name gets the same response as a wrong password, after the same
 * time.
 */
export const logIn =
  (deps: Deps) =>
  async (
    { username, password }: Credentials,
    { address, deviceCookie }: SignInOrigin,
    begin: StartSession,
  ): Promise<SignedInAccount> => {
    const account = await deps.accounts.find(username);
    const device = account && deps.devices.find(deviceCookie, account.id);
    if (!(await deps.check({ username, address, device }, account, password)) || !account) {
      // The log leaves out the typed user name, because it may be a password in the wrong field.
      deps.log.warn(
        { account: account?.id ?? null, network: deps.throttle.hashNetwork(address) },
        'sign-in refused',
      );
      return refuseCredentials();
    }
    const staff = { id: account.id, username: account.username, role: account.role };
    const takeBack = await begin(staff);
    await deps
      .recordSignInEvent(
        account.id,
        { type: 'StaffSignedIn', data: { role: account.role } },
        account.password,
      )
      .catch((error: unknown) => {
        takeBack();
        throw error;
      });
    await rehashIfOutdated(deps, account, password);
    return staff;
  };

export type LogIn = ReturnType<typeof logIn>;
