import type {
  PerhapsSamePerson,
  PersonQuery,
  SubjectRecord,
} from '#src/contracts/data-subject-requests.ts';
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

export type StoredPerhaps = Omit<PerhapsSamePerson, 'records'> & {
  readonly records: readonly Omit<PerhapsSamePerson['records'][number], 'reference'>[];
};

export interface SubjectRecordRepository {
  /** Returns the records of the person, and other persons who are perhaps the same. */
  findRecords(
    tx: Sql,
    person: PersonQuery,
  ): Promise<{ records: StoredSubjectRecord[]; perhaps: StoredPerhaps[] }>;
  listUpcoming(tx: Sql, reservations: readonly string[], today: string): Promise<string[]>;
  erase(tx: Sql, subjects: readonly string[]): Promise<number>;
}
