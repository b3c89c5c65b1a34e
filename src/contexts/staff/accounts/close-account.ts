import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { AccountRepository, CloseResult } from './account-repository.ts';
import type { SignedInStaff, ConfirmPassword } from '../passwords/confirm-password.ts';

type Deps = { readonly accounts: AccountRepository; readonly confirm: ConfirmPassword };

const refuseUnknownAccount = () =>
  refuse({ kind: 'not-found', message: message('account_unknown') });

export const assertClosed = (closing: CloseResult): void => {
  if (closing === 'unknown') refuseUnknownAccount();
  if (closing === 'last-administrator')
    refuse({ kind: 'conflict', message: message('last_administrator') });
};

export const closeAccount =
  ({ accounts, confirm }: Deps) =>
  async (
    staff: SignedInStaff,
    accountId: string,
    password: string,
    address: string,
  ): Promise<void> => {
    if (accountId === staff.id) refuse({ kind: 'conflict', message: message('own_account') });
    await confirm(staff, password, address);
    assertClosed(await accounts.close(accountId, `staff:${staff.id}`));
  };

export type CloseAccount = ReturnType<typeof closeAccount>;
