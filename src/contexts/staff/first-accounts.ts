import { randomBytes } from 'node:crypto';
import type { StaffRole } from '../../contracts/staff.ts';
import type { Log } from '../../kernel/log.ts';
import type { Accounts } from './accounts.ts';
import { weaknessOf, type Passwords } from './passwords.ts';

const PASSWORD_BYTES = 18;

/** Twenty-four characters that nobody can guess, and that our own rule takes: chance may spell one of its words. */
export const randomPassword = (): string => {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  return weaknessOf(password) ? randomPassword() : password;
};

export type Wanted = {
  readonly role: StaffRole;
  readonly username: string;
  readonly password?: string | undefined;
};
export type Created = {
  readonly role: StaffRole;
  readonly username: string;
  /** Only when it was made up here. */ readonly password: string | null;
};

type Deps = {
  readonly accounts: Accounts;
  readonly passwords: Passwords;
  readonly log: Pick<Log, 'warn'>;
};

/**
 * Creates one account per role that has none yet. A password that was not given is made up and returned, to be shown
 * once; where `mayInvent` is false such a role is left out. A given one is taken as it is: production has judged it before (config.ts).
 */
export const createFirstAccounts = async (
  { accounts, passwords, log }: Deps,
  wanted: readonly Wanted[],
  mayInvent: boolean,
): Promise<Created[]> => {
  const created: Created[] = [];
  for (const { role, username, password } of wanted) {
    if ((!password && !mayInvent) || (await accounts.any(role))) continue;
    const secret = password ?? randomPassword();
    if (weaknessOf(secret))
      log.warn(
        { role },
        'the password of this first account is one that anybody would try: only for a trial on a machine of your own',
      );
    if (await accounts.add(role, username, await passwords.hash(secret)))
      created.push({ role, username, password: password ? null : secret });
  }
  return created;
};
