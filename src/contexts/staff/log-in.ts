import type { Credentials, StaffRole } from '../../contracts/staff.ts';
import type { Log } from '../../kernel/log.ts';
import type { Account, Accounts } from './accounts.ts';
import { badCredentials, type Attendance } from './attendance.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './throttle.ts';

type Deps = { readonly accounts: Accounts; readonly passwords: Passwords; readonly throttle: Throttle; readonly attend: Attendance; readonly log: Pick<Log, 'warn'> };

export type LoggedIn = { readonly id: string; readonly username: string; readonly role: StaffRole };

const strengthen = async ({ accounts, passwords }: Deps, account: Account, password: string) => {
  if (passwords.needsRehash(account.password)) await accounts.strengthenPassword(account, await passwords.hash(password));
};

/**
 * Opens a session, and returns what takes it back. Whoever holds the account's lock after that knows the session: a change of password
 * either finds it and ends it, or is found by `attend`.
 */
export type Begin = (staff: LoggedIn) => Promise<() => void>;

/**
 * Administrators and auditors sign in at the same form. An unknown name gets the same answer in the same time.
 *
 * @throws DomainError not-logged-in bad_credentials; too-many too_many_attempts.
 */
export const logIn = (deps: Deps) => async ({ username, password }: Credentials, address: string, begin: Begin): Promise<LoggedIn> => {
  await deps.throttle.admit(username, address);
  const account = await deps.accounts.find(username);
  if (!(await deps.passwords.verify(account?.password ?? null, password)) || !account) {
    // Never the name that was typed: it may be a password in the wrong field.
    deps.log.warn({ account: account?.id ?? null, network: deps.throttle.networkName(address) }, 'sign-in refused');
    return badCredentials();
  }
  await deps.throttle.succeeded(username, address);
  const staff = { id: account.id, username: account.username, role: account.role };
  const takeBack = await begin(staff);
  await deps.attend(account.id, { type: 'StaffSignedIn', data: { role: account.role } }, account.password).catch((error: unknown) => {
    takeBack();
    throw error;
  });
  await strengthen(deps, account, password);
  return staff;
};

export type LogIn = ReturnType<typeof logIn>;
