import type { StaffRole } from '#src/contracts/staff/sign-in.ts';

/** The start, a command, or a member of staff. */
export type AccountActor = 'system' | 'console' | `staff:${string}`;

export type Account = {
  readonly id: string;
  readonly username: string;
  readonly role: StaffRole;
  readonly password: string;
};

/** An account as its colleagues see it; instants in ISO. */
export type AccountView = {
  readonly id: string;
  readonly username: string;
  readonly role: StaffRole;
  readonly createdAt: string | null;
  readonly signedInAt: string | null;
};

export type CloseResult = 'closed' | 'unknown' | 'last-administrator';

/** Administrators and auditors; names are unique in each, whatever their case. */
export interface AccountRepository {
  find(username: string): Promise<Account | null>;
  /** The same password, hashed with today's parameters: no change that anybody must hear of, and none when the hash is another meanwhile. */
  replaceHash(account: Account, hash: string): Promise<void>;
  /**
   * Also ends every session of the person, in the same transaction. A person changes the password that was verified, a command whatever there is.
   *
   * @returns how many sessions ended; null when the password was changed by somebody else meanwhile.
   */
  changePassword(account: Account, hash: string, actor: AccountActor): Promise<number | null>;
  /** @returns false when the name is taken. */
  add(role: StaffRole, username: string, hash: string, actor?: AccountActor): Promise<boolean>;
  /** Administrators first, then by name. */
  list(): Promise<AccountView[]>;
  /** Removes the account and its sessions; its name stays for the history. */
  close(accountId: string, actor: AccountActor): Promise<CloseResult>;
  /** Whether there is anybody of this role at all. */
  hasAny(role: StaffRole): Promise<boolean>;
}
