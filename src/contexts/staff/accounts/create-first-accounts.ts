import { randomBytes } from 'node:crypto';
import type { Log } from '#src/kernel/log.ts';
import type { AccountRepository } from './account-repository.ts';
import { explainWeakness, type PasswordHasher } from '../passwords/password-hasher.ts';

const PASSWORD_BYTES = 18;

export const generatePassword = (): string => {
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  return explainWeakness(password) ? generatePassword() : password;
};

/**
 * Roles that get an account at installation. The owner creates accounts of the other roles on a
 * screen.
 */
type FirstRole = 'administrator' | 'auditor';

export type FirstAccountRequest = {
  readonly role: FirstRole;
  readonly username: string;
  readonly password?: string | undefined;
};
export type CreatedAccount = {
  readonly role: FirstRole;
  readonly username: string;
  readonly password: string | null;
};

type Deps = {
  readonly accounts: AccountRepository;
  readonly passwords: PasswordHasher;
  readonly log: Pick<Log, 'warn'>;
};

/**
 * Creates accounts only for roles that have none. Returns generated passwords, because the database
 * stores only hashes.
 */
export const createFirstAccounts = async (
  { accounts, passwords, log }: Deps,
  wanted: readonly FirstAccountRequest[],
  mayInvent: boolean,
): Promise<CreatedAccount[]> => {
  const created: CreatedAccount[] = [];
  for (const { role, username, password } of wanted) {
    if ((!password && !mayInvent) || (await accounts.hasAny(role))) continue;
    const secret = password ?? generatePassword();
    if (explainWeakness(secret))
      log.warn(
        { role },
        'the password of this first account is one that anybody would try: only for a trial on a machine of your own',
      );
    if (await accounts.add(role, username, await passwords.hash(secret)))
      created.push({ role, username, password: password ? null : secret });
  }
  return created;
};
