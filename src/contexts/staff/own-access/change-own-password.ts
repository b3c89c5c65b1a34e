import type {
  PasswordChangeRequest,
  EndedSessionsCount,
} from '#src/contracts/staff/own-account.ts';
import { refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
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

/**
 * Changes the password and ends all sessions, including the current one. Refuses a weak new
 * password first, so it does not count as a failed attempt.
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
        ? message('weak_password.same')
        : explainWeakness(newPassword);
    if (weakness) refuseField('newPassword', weakness);
    const account = await confirm(staff, currentPassword, address);
    const ended = await accounts.changePassword(
      account,
      await passwords.hash(newPassword),
      `staff:${staff.id}`,
    );
    return ended === null ? refuseWrongPassword() : { ended: Math.max(0, ended - 1) };
  };

export type ChangeOwnPassword = ReturnType<typeof changeOwnPassword>;
