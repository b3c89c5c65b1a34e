import type { StaffRole } from '#src/contracts/staff/sign-in.ts';

export type AccountActor = 'system' | 'console' | `staff:${string}`;

export type Account = {
  readonly id: string;
  readonly username: string;
  readonly role: StaffRole;
  readonly password: string;
};

export type AccountView = {
  readonly id: string;
  readonly username: string;
  readonly role: StaffRole;
  readonly createdAt: string | null;
  readonly signedInAt: string | null;
};

export type CloseResult = 'closed' | 'unknown' | 'last-administrator';

/** Names are unique per role, ignoring case. */
export interface AccountRepository {
  find(username: string): Promise<Account | null>;
  /** Stores a rehash of the same password; no effect if the password changed since. */
  replaceHash(account: Account, hash: string): Promise<void>;
  /**
   * Ends all sessions of the account. Staff's changes apply only if the verified password is still
   * current; the CLI overwrites it.
   *
   * @returns number of ended sessions; null when the password had changed
   */
  changePassword(account: Account, hash: string, actor: AccountActor): Promise<number | null>;
  /** @returns false when the name is taken */
  add(role: StaffRole, username: string, hash: string, actor?: AccountActor): Promise<boolean>;
  list(): Promise<AccountView[]>;
  /** Removes account and sessions; the name stays for the history. */
  close(accountId: string, actor: AccountActor): Promise<CloseResult>;
  hasAny(role: StaffRole): Promise<boolean>;
}
