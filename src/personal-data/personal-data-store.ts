import type { Sql } from '#src/kernel/transaction.ts';

/** Fields with personal data, such as name and phone. Only a `PersonalDataStore` may store them. */
export type PersonalData = Readonly<Record<string, string | null>>;

/**
 * Stores personal data outside the log, where it can be erased. Events contain only salted hashes
 * (commitments).
 */
export interface PersonalDataStore {
  insert(tx: Sql, data: PersonalData): Promise<{ id: string; commitment: string }>;
  /**
   * Changes the given fields. Returns the commitment to the changed data, or null if the data was
   * erased.
   */
  update(
    tx: Sql,
    id: string,
    changes: PersonalData,
  ): Promise<{ id: string; commitment: string } | null>;
}
