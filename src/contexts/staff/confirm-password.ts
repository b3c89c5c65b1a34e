import { refuse } from '../../kernel/domain-error.ts';
import type { Log } from '../../kernel/log.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './throttle.ts';

type Deps = { readonly accounts: Accounts; readonly passwords: Passwords; readonly throttle: Throttle; readonly log: Pick<Log, 'warn'> };

/** Whoever has a session and asks for more than it gives. */
export type Asking = { readonly id: string; readonly username: string };

const WRONG = 'La password attuale non è corretta';

export const wrongPassword = () => refuse({ kind: 'invalid', code: 'wrong_password', message: WRONG, fields: { currentPassword: WRONG } });

/**
 * Shows that whoever holds the session also knows its password. Counts like a sign-in, in the same counts: an open tablet is no place to
 * guess at leisure.
 *
 * @throws DomainError invalid wrong_password; too-many too_many_attempts.
 */
export const confirmPassword = ({ accounts, passwords, throttle, log }: Deps) => async (staff: Asking, password: string, address: string): Promise<Account> => {
  await throttle.admit(staff.username, address);
  const account = await accounts.find(staff.username);
  const isOwn = account?.id === staff.id;
  if (!(await passwords.verify(isOwn ? account.password : null, password)) || !isOwn) {
    log.warn({ account: staff.id, network: throttle.networkName(address) }, 'password not confirmed');
    return wrongPassword();
  }
  await throttle.succeeded(staff.username, address);
  return account;
};

export type ConfirmPassword = ReturnType<typeof confirmPassword>;
