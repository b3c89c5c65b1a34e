import type { SubjectRecord, PersonQuery } from '#src/contracts/privacy.ts';
import type { Sql } from '#src/kernel/transaction.ts';

type StoredHistoryEntry = Omit<SubjectRecord['history'][number], 'sentence'> & {
  readonly data: Readonly<Record<string, unknown>>;
};

/** A matter as it is stored, without the words for people. */
export type StoredSubjectRecord = Pick<
  SubjectRecord,
  'kind' | 'id' | 'at' | 'data' | 'record' | 'followed'
> & {
  readonly subjects: readonly string[];
  readonly history: readonly StoredHistoryEntry[];
};

/** Finds people in the vault, across every context. */
export interface SubjectRecordRepository {
  /** Oldest first, with what the phones and e-mails found lead to; none for an unknown person. */
  findRecords(tx: Sql, person: PersonQuery): Promise<StoredSubjectRecord[]>;
  /** References of open reservations among these, today or later. */
  listUpcoming(tx: Sql, reservations: readonly string[], today: string): Promise<string[]>;
  /** Deletes what the vault holds of these subjects. @returns how many were there */
  erase(tx: Sql, subjects: readonly string[]): Promise<number>;
}
