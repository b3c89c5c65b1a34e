import type { AddedAccount, NewAccountRequest } from '#src/contracts/staff/accounts.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { ConfirmPassword, SignedInStaff } from '../passwords/confirm-password.ts';
import { explainWeakness, type PasswordHasher } from '../passwords/password-hasher.ts';
import type { AccountRepository } from './account-repository.ts';

type Deps = {
  readonly accounts: Pick<AccountRepository, 'find' | 'add'>;
  readonly passwords: Pick<PasswordHasher, 'hash'>;
  readonly confirm: ConfirmPassword;
};

/**
 * Creates the account of a colleague. Refuses a weak first password before it checks the owner's
 * password, so this is no failed attempt.
 */
export const addAccount =
  ({ accounts, passwords, confirm }: Deps) =>
  async (
    staff: SignedInStaff,
    { username, role, password, currentPassword }: NewAccountRequest,
    address: string,
  ): Promise<AddedAccount> => {
    const weakness = explainWeakness(password);
    if (weakness) refuseField('password', weakness);
    await confirm(staff, currentPassword, address);
    const isAdded =
      (await accounts.find(username)) === null &&
      (await accounts.add(role, username, await passwords.hash(password), `staff:${staff.id}`));
    if (!isAdded) refuse({ kind: 'conflict', message: message('name_taken', { username }) });
    return { username, role };
  };

export type AddAccount = ReturnType<typeof addAccount>;
