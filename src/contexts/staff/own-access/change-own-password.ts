import type {
  PasswordChangeRequest,
  EndedSessionsCount,
} from '#src/contracts/staff/own-account.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { AccountRepository } from '../accounts/account-repository.ts';
import {
  refuseWrongPassword,
  type SignedInStaff,
  type ConfirmPassword,
} from '../passwords/confirm-password.ts';
import { explainWeakness, type PasswordHasher } from '../passwords/password-hasher.ts';

type Deps = {
  readonly accounts: AccountRepository;
  readonly passwords: PasswordHasher;
  readonly confirm: ConfirmPassword;
};

const refuseNewPassword = (message: string) =>
  refuse({ kind: 'invalid', code: 'weak_password', message, fields: { newPassword: message } });

/**
 * Also ends all sessions, including the current one. A weak new password is refused first and does
 * not count as a failed attempt.
 */
export const changeOwnPassword =
  ({ accounts, passwords, confirm }: Deps) =>
  async (
    staff: SignedInStaff,
    { currentPassword, newPassword }: PasswordChangeRequest,
    address: string,
  ): Promise<EndedSessionsCount> => {
    const weakness =
      newPassword === currentPassword
        ? 'La nuova password è uguale a quella attuale'
        : explainWeakness(newPassword);
    if (weakness) refuseNewPassword(weakness);
    const account = await confirm(staff, currentPassword, address);
    const ended = await accounts.changePassword(
      account,
      await passwords.hash(newPassword),
      `staff:${staff.id}`,
    );
    return ended === null ? refuseWrongPassword() : { ended: Math.max(0, ended - 1) };
  };

export type ChangeOwnPassword = ReturnType<typeof changeOwnPassword>;
