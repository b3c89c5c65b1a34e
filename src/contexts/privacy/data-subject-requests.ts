import type {
  ErasureReceipt,
  ErasureReason,
  SubjectRecord,
  PersonQuery,
  PersonalDataFile,
} from '#src/contracts/data-subject-requests.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { formatSubjectRecord } from './format-subject-record.ts';
import type { StoredSubjectRecord, SubjectRecordRepository } from './subject-record-repository.ts';
import { toErasureStream, toOpeningStream, type PrivacyEvent } from './privacy-events.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly subjectRecords: SubjectRecordRepository;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly newId: NewId;
};

export type FileDeps = Deps & {
  readonly sentenceOf: (type: string, data: Readonly<Record<string, unknown>>) => string;
  readonly moment: (instant: string) => string;
  readonly information: PersonalDataFile['information'];
};

const subjectsOf = (records: readonly StoredSubjectRecord[]) =>
  records.flatMap(({ subjects }) => subjects);

const createRecordView =
  ({ sentenceOf, moment }: FileDeps) =>
  ({ subjects: _, history, ...record }: StoredSubjectRecord): SubjectRecord => ({
    ...record,
    reference: toReferenceCode(record.id),
    facts: formatSubjectRecord(record, moment),
    history: history.map(({ data, ...event }) => ({
      ...event,
      sentence: sentenceOf(event.type, data),
    })),
  });

/** Returns the decisions of staff about records that are perhaps of the same person. */
const listDecisions = (
  { confirmed, distinct }: PersonQuery,
  records: readonly StoredSubjectRecord[],
): Pick<PrivacyEvent['data'], 'confirmed' | 'distinct'> => ({
  ...(confirmed && { confirmed: confirmed.filter((id) => records.some((one) => one.id === id)) }),
  ...(distinct && { distinct }),
});

/** Answers an access request (GDPR, article 15) and records that the data was opened. */
export const openPersonalDataFile =
  (deps: FileDeps) =>
  (person: PersonQuery, actor: Actor): Promise<PersonalDataFile> => {
    const { inTransaction, subjectRecords, record: recordChange, clock, newId, information } = deps;
    return inTransaction(async (tx) => {
      const { records, perhaps } = await subjectRecords.findRecords(tx, person);
      const reservations = records.filter(({ kind }) => kind === 'reservation').map(({ id }) => id);
      const upcoming = await subjectRecords.listUpcoming(tx, reservations, clock.today());
      const subjects = subjectsOf(records);
      const opened: PrivacyEvent = {
        type: 'PersonalDataOpened',
        data: { subjects, purpose: 'request', ...listDecisions(person, records) },
      };
      if (subjects.length > 0 || person.distinct)
        await recordChange(tx, toOpeningStream(newId()), opened, {
          at: clock.now().toISOString(),
          actor,
        });
      return {
        matters: records.map(createRecordView(deps)),
        perhaps: perhaps.map(({ records: titles, ...other }) => ({
          ...other,
          records: titles.map((title) => ({ ...title, reference: toReferenceCode(title.id) })),
        })),
        upcoming: upcoming.map(toReferenceCode),
        information,
      };
    });
  };

type ErasureCommand = {
  readonly person: PersonQuery;
  readonly reason: ErasureReason;
  readonly only?: readonly string[] | undefined;
};

const refuseErasure = (perhaps: readonly unknown[]): never =>
  perhaps.length > 0
    ? refuse({ kind: 'conflict', message: message('person_ambiguous') })
    : refuse({ kind: 'not-found', message: message('person_unknown') });

/**
 * Erases a person's data. Erases no data of a person who is only perhaps the same. The events remain in the log, but their commitments can no longer be
 * compared with the data.
 */
export const erasePerson =
  (deps: Deps) =>
  ({ person, reason, only }: ErasureCommand, actor: Actor): Promise<ErasureReceipt> => {
    const { inTransaction, subjectRecords, record: recordChange, clock, newId } = deps;
    return inTransaction(async (tx) => {
      const found = await subjectRecords.findRecords(tx, person);
      const records = found.records.filter(
        ({ id, subjects }) => subjects.length > 0 && (only === undefined || only.includes(id)),
      );
      if (records.length === 0) refuseErasure(found.perhaps);
      const subjects = subjectsOf(records);
      const erased = await subjectRecords.erase(tx, subjects);
      const decisions = listDecisions(person, records);
      const erasedEvent: PrivacyEvent = {
        type: 'PersonalDataErased',
        data: { subjects, reason, ...decisions },
      };
      await recordChange(tx, toErasureStream(newId()), erasedEvent, {
        at: clock.now().toISOString(),
        actor,
      });
      return { matters: records.length, erased };
    });
  };

export type OpenPersonalDataFile = ReturnType<typeof openPersonalDataFile>;
export type ErasePerson = ReturnType<typeof erasePerson>;
