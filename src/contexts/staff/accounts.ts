import type { StaffRole } from '../../contracts/staff.ts';

/** A command, or the person themselves. */
export type Actor = 'system' | `staff:${string}`;

export type Account = { readonly id: string; readonly username: string; readonly role: StaffRole; readonly password: string };

/** Administrators and auditors; names are unique in each, whatever their case. */
export interface Accounts {
  find(username: string): Promise<Account | null>;
  /** The same password, hashed with today's parameters: no change that anybody must hear of, and none when the hash is another meanwhile. */
  strengthenPassword(account: Account, hash: string): Promise<void>;
  /**
   * Also ends every session of the person, in the same transaction. A person changes the password that was verified, a command whatever there is.
   *
   * @returns how many sessions ended; null when the password was changed by somebody else meanwhile.
   */
  changePassword(account: Account, hash: string, actor: Actor): Promise<number | null>;
  /** @returns false when the name is taken. */
  add(role: StaffRole, username: string, hash: string): Promise<boolean>;
  /** Whether there is anybody of this role at all. */
  any(role: StaffRole): Promise<boolean>;
}
