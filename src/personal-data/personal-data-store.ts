import type { Sql } from '#src/kernel/transaction.ts';

/** Personal data may be stored here only. */
export type PersonalData = Readonly<Record<string, string | null>>;

/** Erasable rows outside the log, tied to events by salted commitments (spec note 23). */
export interface PersonalDataStore {
  /** The commitment belongs in the event; without the salt it reveals nothing. */
  insert(tx: Sql, data: PersonalData): Promise<{ id: string; commitment: string }>;
  /** A new salt replaces the commitment. @returns null once erased */
  update(
    tx: Sql,
    id: string,
    changes: PersonalData,
  ): Promise<{ id: string; commitment: string } | null>;
}
