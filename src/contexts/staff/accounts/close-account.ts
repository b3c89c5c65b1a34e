import { refuse } from '#src/kernel/domain-error.ts';
import type { AccountRepository, CloseResult } from './account-repository.ts';
import type { SignedInStaff, ConfirmPassword } from '../passwords/confirm-password.ts';

type Deps = { readonly accounts: AccountRepository; readonly confirm: ConfirmPassword };

const refuseUnknownAccount = () =>
  refuse({ kind: 'not-found', code: 'account_unknown', message: 'Questo account non c’è più' });

export const assertClosed = (closing: CloseResult): void => {
  if (closing === 'unknown') refuseUnknownAccount();
  if (closing === 'last-administrator')
    refuse({
      kind: 'conflict',
      code: 'last_administrator',
      message: 'È l’ultimo amministratore: prima crea un altro account.',
    });
};

export const closeAccount =
  ({ accounts, confirm }: Deps) =>
  async (
    staff: SignedInStaff,
    accountId: string,
    password: string,
    address: string,
  ): Promise<void> => {
    if (accountId === staff.id)
      refuse({
        kind: 'conflict',
        code: 'own_account',
        message: 'Il tuo account può chiuderlo un altro amministratore.',
      });
    await confirm(staff, password, address);
    assertClosed(await accounts.close(accountId, `staff:${staff.id}`));
  };

export type CloseAccount = ReturnType<typeof closeAccount>;
