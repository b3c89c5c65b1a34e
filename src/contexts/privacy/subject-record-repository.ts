import type { SubjectRecord, PersonQuery } from '#src/contracts/data-subject-requests.ts';
import type { Sql } from '#src/kernel/transaction.ts';

type StoredHistoryEntry = Omit<SubjectRecord['history'][number], 'sentence'> & {
  readonly data: Readonly<Record<string, unknown>>;
};

export type StoredSubjectRecord = Pick<
  SubjectRecord,
  'kind' | 'id' | 'at' | 'data' | 'record' | 'followed'
> & {
  readonly subjects: readonly string[];
  readonly history: readonly StoredHistoryEntry[];
};

export interface SubjectRecordRepository {
  findRecords(tx: Sql, person: PersonQuery): Promise<StoredSubjectRecord[]>;
  listUpcoming(tx: Sql, reservations: readonly string[], today: string): Promise<string[]>;
  erase(tx: Sql, subjects: readonly string[]): Promise<number>;
}
