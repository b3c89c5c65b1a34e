import type { GuestView } from '#src/contracts/guests.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** Telephone number and e-mail address of a reservation's guest, and the key derived from them. */
export type GuestContact = {
  readonly key: string;
  readonly phone: string | null;
  readonly email: string | null;
};

/**
 * An entry of the guest book. `mergedInto` is the id of its main entry, and null for a main entry.
 */
export type GuestEntry = {
  readonly id: string;
  readonly subjectId: string;
  readonly mergedInto: string | null;
  readonly guestNote: string | null;
};

export interface GuestRepository {
  /**
   * Finds guests by digits of a phone number. `today` is a calendar date in the restaurant's time
   * zone.
   */
  search(digits: string, today: string): Promise<GuestView[]>;
  /** Returns null if the guest has no contact data, or if the data was erased. */
  findOfReservation(reservationId: string, today: string, tx?: Sql): Promise<GuestView | null>;
  /** Locks the guest book until the transaction ends, so its writes run one after another. */
  lockBook(tx: Sql): Promise<void>;
  /** Returns undefined for an unknown reservation, and null for a guest without contact data. */
  findContact(tx: Sql, reservationId: string): Promise<GuestContact | null | undefined>;
  /** Returns the main entry of the guest, followed by the entries that were merged into it. */
  listEntries(tx: Sql, key: string): Promise<GuestEntry[]>;
  /** Restarts the retention period of an entry. Callers do this when staff write its note. */
  restartRetention(tx: Sql, subjectId: string): Promise<void>;
}
