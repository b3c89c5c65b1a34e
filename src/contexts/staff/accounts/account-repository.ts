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
  readonly hasPin: boolean;
  readonly pinLocked: boolean;
};

export type CloseResult = 'closed' | 'unknown' | 'last-administrator';

export interface AccountRepository {
  find(username: string): Promise<Account | null>;
  /** Stores a new hash of the same password, unless the password has changed. */
  replaceHash(account: Account, hash: string): Promise<void>;
  /**
   * Returns the number of ended sessions, or null if the password has changed since its
   * verification. The command line overwrites the password unconditionally.
   */
  changePassword(account: Account, hash: string, actor: AccountActor): Promise<number | null>;
  add(role: StaffRole, username: string, hash: string, actor?: AccountActor): Promise<boolean>;
  list(): Promise<AccountView[]>;
  /**
   * Removes the account and its sessions, but keeps the name, because the history shows it. Returns
   * `unknown` also if the acting administrator no longer exists.
   */
  close(accountId: string, actor: AccountActor): Promise<CloseResult>;
  hasAny(role: StaffRole): Promise<boolean>;
}
