import type { GuestView } from '#src/contracts/guests.ts';
import type { Sql } from '#src/kernel/transaction.ts';

/** Telephone number and e-mail address of a reservation's guest, and the key made of them. */
export type GuestContact = {
  readonly key: string;
  readonly phone: string | null;
  readonly email: string | null;
};

/** An entry of the guest book. `mergedInto` is the id of its main entry, or null for a main entry. */
export type GuestEntry = {
  readonly id: string;
  readonly subjectId: string;
  readonly mergedInto: string | null;
  readonly guestNote: string | null;
};

export interface GuestRepository {
  /** `today` is a calendar date in the restaurant's time zone. */
  search(digits: string, today: string): Promise<GuestView[]>;
  /** Null for a guest without contact data, and after an erasure. */
  findOfReservation(reservationId: string, today: string, tx?: Sql): Promise<GuestView | null>;
  /** Writes of the guest book wait for each other until the transaction ends. */
  lockBook(tx: Sql): Promise<void>;
  /** Undefined for an unknown reservation, null for a guest without contact data. */
  findContact(tx: Sql, reservationId: string): Promise<GuestContact | null | undefined>;
  /** The main entry of the guest first, then the entries that were merged into it. */
  listEntries(tx: Sql, key: string): Promise<GuestEntry[]>;
  /** The retention period of an entry begins again when staff write its note. */
  restartRetention(tx: Sql, subjectId: string): Promise<void>;
}
