import type {
  ErasureReceipt,
  ErasureReason,
  SubjectRecord,
  PersonQuery,
  PersonalDataFile,
} from '#src/contracts/privacy.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { toReferenceCode } from '#src/kernel/reference-code.ts';
import type { InTransaction } from '#src/kernel/transaction.ts';
import { formatSubjectRecord } from './format-subject-record.ts';
import type { StoredSubjectRecord, SubjectRecordRepository } from './subject-record-repository.ts';
import { toErasureStream, toOpeningStream, type PrivacyEvent } from './privacy-events.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly people: SubjectRecordRepository;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly newId: NewId;
};

type FileDeps = Deps & {
  readonly sentenceOf: (type: string, data: Readonly<Record<string, unknown>>) => string;
  readonly moment: (instant: string) => string;
  readonly information: PersonalDataFile['information'];
};

const subjectsOf = (matters: readonly StoredSubjectRecord[]) =>
  matters.flatMap(({ subjects }) => subjects);

const createRecordView =
  ({ sentenceOf, moment }: FileDeps) =>
  ({ subjects: _, history, ...matter }: StoredSubjectRecord): SubjectRecord => ({
    ...matter,
    reference: toReferenceCode(matter.id),
    facts: formatSubjectRecord(matter, moment),
    history: history.map(({ data, ...event }) => ({
      ...event,
      sentence: sentenceOf(event.type, data),
    })),
  });

/** Answers an access request (GDPR, article 15) and records that the data was opened. */
export const openPersonalDataFile =
  (deps: FileDeps) =>
  (person: PersonQuery, actor: Actor): Promise<PersonalDataFile> => {
    const { inTransaction, people, record, clock, newId, information } = deps;
    return inTransaction(async (tx) => {
      const matters = await people.findRecords(tx, person);
      const reservations = matters.filter(({ kind }) => kind === 'reservation').map(({ id }) => id);
      const upcoming = await people.listUpcoming(tx, reservations, clock.today());
      const subjects = subjectsOf(matters);
      const opened: PrivacyEvent = {
        type: 'PersonalDataOpened',
        data: { subjects, purpose: 'request' },
      };
      if (subjects.length > 0)
        await record(tx, toOpeningStream(newId()), opened, {
          at: clock.now().toISOString(),
          actor,
        });
      return {
        matters: matters.map(createRecordView(deps)),
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

/** Events stay in the log, but their commitments can no longer be compared with the erased data. */
export const erasePerson =
  ({ inTransaction, people, record, clock, newId }: Deps) =>
  ({ person, reason, only }: ErasureCommand, actor: Actor): Promise<ErasureReceipt> =>
    inTransaction(async (tx) => {
      const found = await people.findRecords(tx, person);
      const matters = found.filter(
        ({ id, subjects }) => subjects.length > 0 && (only === undefined || only.includes(id)),
      );
      if (matters.length === 0)
        refuse({
          kind: 'not-found',
          code: 'person_unknown',
          message: 'Nessun dato da cancellare con questi recapiti o in questa prenotazione',
        });
      const subjects = subjectsOf(matters);
      const erased = await people.erase(tx, subjects);
      const told: PrivacyEvent = { type: 'PersonalDataErased', data: { subjects, reason } };
      await record(tx, toErasureStream(newId()), told, { at: clock.now().toISOString(), actor });
      return { matters: matters.length, erased };
    });

export type OpenPersonalDataFile = ReturnType<typeof openPersonalDataFile>;
export type ErasePerson = ReturnType<typeof erasePerson>;
