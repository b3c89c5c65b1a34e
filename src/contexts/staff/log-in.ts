import type { Credentials, StaffRole } from '../../contracts/staff.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { Log } from '../../kernel/log.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Attendance } from './attendance.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './throttle.ts';

type Deps = { readonly accounts: Accounts; readonly passwords: Passwords; readonly throttle: Throttle; readonly attend: Attendance; readonly log: Pick<Log, 'warn'> };

export type LoggedIn = { readonly id: string; readonly username: string; readonly role: StaffRole };

const badCredentials = () => refuse({ kind: 'not-logged-in', code: 'bad_credentials', message: 'Credenziali non valide' });

const strengthen = async ({ accounts, passwords }: Deps, account: Account, password: string) => {
  if (passwords.needsRehash(account.password)) await accounts.strengthenPassword(account, await passwords.hash(password));
};

/**
 * Administrators and auditors sign in at the same form. An unknown name gets the same answer in the same time.
 *
 * @throws DomainError not-logged-in bad_credentials; too-many too_many_attempts.
 */
export const logIn = (deps: Deps) => async ({ username, password }: Credentials, address: string): Promise<LoggedIn> => {
  await deps.throttle.admit(username, address);
  const account = await deps.accounts.find(username);
  if (!(await deps.passwords.verify(account?.password ?? null, password)) || !account) {
    // Never the name that was typed: it may be a password in the wrong field.
    deps.log.warn({ account: account?.id ?? null, network: deps.throttle.networkName(address) }, 'sign-in refused');
    return badCredentials();
  }
  await deps.throttle.succeeded(username, address);
  await strengthen(deps, account, password);
  await deps.attend(account.id, { type: 'StaffSignedIn', data: { role: account.role } });
  return { id: account.id, username: account.username, role: account.role };
};

export type LogIn = ReturnType<typeof logIn>;
