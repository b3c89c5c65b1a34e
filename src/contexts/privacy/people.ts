import type { Matter, PersonAsked } from '../../contracts/privacy.ts';
import type { Sql } from '../../kernel/transaction.ts';

type Happened = Omit<Matter['history'][number], 'sentence'> & {
  readonly data: Readonly<Record<string, unknown>>;
};

/** A matter as it is stored, without the words for people. */
export type KnownMatter = Pick<Matter, 'kind' | 'id' | 'at' | 'data' | 'record' | 'followed'> & {
  readonly subjects: readonly string[];
  readonly history: readonly Happened[];
};

/** Finds people in the vault, across every context. */
export interface People {
  /** Oldest first, with what the phones and e-mails found lead to; none for an unknown person. */
  mattersOf(tx: Sql, person: PersonAsked): Promise<KnownMatter[]>;
  /** References of open reservations among these, today or later. */
  upcoming(tx: Sql, reservations: readonly string[], today: string): Promise<string[]>;
  /** Deletes what the vault holds of these subjects. @returns how many were there */
  erase(tx: Sql, subjects: readonly string[]): Promise<number>;
}
