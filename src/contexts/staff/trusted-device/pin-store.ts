import type { DeviceUser } from '#src/contracts/staff/trusted-device.ts';
import type { StaffRole } from '#src/contracts/common/access-rights.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import type { PinAttempts } from './pin-policy.ts';

export type StoredPin = PinAttempts & {
  readonly username: string;
  /** Time of the last correct PIN. */
  readonly confirmedAt: Date | null;
  readonly role: StaffRole;
  readonly hash: string;
};

export interface PinStore {
  list(): Promise<DeviceUser[]>;
  /** Locks the row until the transaction ends, so that parallel guesses run one after the other. */
  lock(tx: Sql, accountId: string): Promise<StoredPin | null>;
  recordFailure(
    tx: Sql,
    accountId: string,
    failure: { readonly at: Date; readonly isLocking: boolean },
  ): Promise<void>;
  /** Records a correct PIN, and forgets the wrong ones before it. */
  recordConfirmation(tx: Sql, accountId: string, at: Date): Promise<void>;
  /**
   * Stores a new PIN, and ends the person's confirmation on every device. Returns false for an
   * unknown account.
   */
  give(tx: Sql, accountId: string, hash: string): Promise<boolean>;
}
