import type { GuestView } from '#src/contracts/guests.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** A row of personal data that identifies a guest. */
export type GuestContact = {
  readonly id: string;
  readonly name: string | null;
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
  /**
   * Finds the contact of a reservation or of an entry. Returns undefined for an unknown id, and null
   * if the contact identifies no person.
   */
  findContact(tx: Sql, id: string): Promise<GuestContact | null | undefined>;
  /**
   * Returns the main entry of a contact's guest, followed by the entries that were merged into it.
   */
  listEntries(tx: Sql, contactId: string): Promise<GuestEntry[]>;
  /** Returns true if two contacts are certainly one person, or if staff merged their entries. */
  areSamePerson(tx: Sql, contactId: string, otherId: string): Promise<boolean>;
  /** Restarts the retention period of an entry. Callers do this when staff write its note. */
  restartRetention(tx: Sql, subjectId: string): Promise<void>;
}
