import type { Sql } from '#src/kernel/transaction.ts';

/** What is known of a person in one request. Nothing of it may stand anywhere else. */
export type PersonalData = Readonly<Record<string, string | null>>;

/** Personal data beside the log: a plain row per subject, erasable, tied to its events by a salted commitment (decision 23). */
export interface PersonalDataStore {
  /** Keeps the data of a new subject. The commitment goes into the event; without the salt it says nothing. */
  insert(tx: Sql, data: PersonalData): Promise<{ id: string; commitment: string }>;
  /** Replaces fields of a subject under a new salt; the commitment that is returned is then the one that opens. @returns null once erased */
  update(
    tx: Sql,
    id: string,
    changes: PersonalData,
  ): Promise<{ id: string; commitment: string } | null>;
}
