import type { StaffRole } from '../../contracts/staff.ts';

export type Account = { readonly id: string; readonly username: string; readonly role: StaffRole; readonly password: string };

/** Administrators and auditors; names are unique in each, whatever their case. */
export interface Accounts {
  find(username: string): Promise<Account | null>;
  /** The same password, hashed with today's parameters: no change that anybody must hear of. */
  strengthenPassword(account: Account, hash: string): Promise<void>;
  changePassword(account: Account, hash: string): Promise<void>;
  /** @returns false when the name is taken. */
  add(role: StaffRole, username: string, hash: string): Promise<boolean>;
  /** Whether there is anybody of this role at all. */
  any(role: StaffRole): Promise<boolean>;
}
