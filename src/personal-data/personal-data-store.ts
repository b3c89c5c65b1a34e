import type { Sql } from '#src/kernel/transaction.ts';

/** Fields such as name and phone, which only a `PersonalDataStore` may store. */
export type PersonalData = Readonly<Record<string, string | null>>;

/**
 * Stores personal data outside the log, where it can be erased. Events contain only salted hashes
 * (commitments).
 */
export interface PersonalDataStore {
  insert(tx: Sql, data: PersonalData): Promise<{ id: string; commitment: string }>;
  /** Returns the commitment to the changed data, or null if the data was erased. */
  update(
    tx: Sql,
    id: string,
    changes: PersonalData,
  ): Promise<{ id: string; commitment: string } | null>;
}
