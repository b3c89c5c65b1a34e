import type { Matter, PersonAsked } from '../../contracts/privacy.ts';
import type { Sql } from '../../kernel/transaction.ts';

export type KnownMatter = Omit<Matter, 'reference'> & { readonly subjects: readonly string[] };

/** Finds people in the vault, across every context. */
export interface People {
  /** Oldest first; none when nobody is known by this phone or e-mail. */
  mattersOf(tx: Sql, person: PersonAsked): Promise<KnownMatter[]>;
  /** References of open reservations among these, today or later. */
  upcoming(tx: Sql, reservations: readonly string[], today: string): Promise<string[]>;
  /** Deletes what the vault holds of these subjects. @returns how many were there */
  erase(tx: Sql, subjects: readonly string[]): Promise<number>;
}
