import type { StaffRole } from '#src/contracts/staff/sign-in.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { AccountRepository } from './account-repository.ts';
import { explainWeakness, type PasswordHasher } from '../passwords/password-hasher.ts';

type Deps = { readonly accounts: AccountRepository; readonly passwords: PasswordHasher };

export const upsertAccount =
  (deps: Deps) =>
  async (role: StaffRole, username: string, password: string): Promise<'created' | 'changed'> => {
    const weakness = explainWeakness(password);
    if (weakness) refuse({ kind: 'invalid', message: weakness });
    const account = await deps.accounts.find(username);
    const taken = () => refuse({ kind: 'conflict', message: message('name_taken', { username }) });
    if (account && account.role !== role) taken();
    const hash = await deps.passwords.hash(password);
    if (account) await deps.accounts.changePassword(account, hash, 'console');
    else if (!(await deps.accounts.add(role, username, hash, 'console'))) taken();
    return account ? 'changed' : 'created';
  };
