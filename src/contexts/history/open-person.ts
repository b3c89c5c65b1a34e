import type { OpenedPerson } from '../../contracts/history.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { RecordChange } from '../../event-log/record.ts';
import type { Clock, NewId } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { InTransaction, Sql } from '../../kernel/transaction.ts';
import type { Admissions, History } from './history.ts';
import { admissionStream, type HistoryEvents } from './history-events.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly history: History;
  readonly admissions: Admissions;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly newId: NewId;
};

export type Reader = { readonly id: string; readonly role: 'administrator' | 'auditor' };

const MINUTE_MS = 60_000;
const actorOf = ({ id }: { readonly id: string }): Actor => `staff:${id}`;

/** Administrators always; an auditor while an administrator lets them in. */
export const mayOpen =
  ({ admissions }: Pick<Deps, 'admissions'>) =>
  async ({ id, role }: Reader, tx?: Sql): Promise<boolean> =>
    role === 'administrator' || (await admissions.until(id, tx)) !== null;

/**
 * What the vault holds of the person in a story. Each opening is in the log, with who opened it. Permission is checked in the
 * transaction that reads.
 *
 * @throws DomainError conflict not_admitted; not-found person_erased when nothing is left of them
 */
export const openPerson =
  (deps: Deps) =>
  async (stream: string, reader: Reader): Promise<OpenedPerson> =>
    deps.inTransaction(async (tx) => {
      if (!(await mayOpen(deps)(reader, tx)))
        refuse({
          kind: 'conflict',
          code: 'not_admitted',
          message: 'Per aprire i dati personali serve il permesso di un amministratore.',
        });
      const { subjects, data } = await deps.history.peopleIn(tx, stream);
      if (subjects.length === 0)
        refuse({ kind: 'not-found', code: 'person_erased', message: 'Dati cancellati' });
      await deps.record(
        tx,
        `opening-${deps.newId()}`,
        { type: 'PersonalDataOpened', data: { subjects, purpose: 'history' } },
        { at: deps.clock.now().toISOString(), actor: actorOf(reader) },
      );
      return { data };
    });

/** @throws DomainError not-found auditor_unknown */
export const admitAuditor =
  ({ inTransaction, admissions, record, clock }: Deps) =>
  async (auditorId: string, minutes: number, administrator: Reader): Promise<void> => {
    if (!(await admissions.auditors()).some(({ id }) => id === auditorId))
      refuse({ kind: 'not-found', code: 'auditor_unknown', message: 'Revisore non trovato' });
    const now = clock.now();
    const until = minutes === 0 ? null : new Date(now.getTime() + minutes * MINUTE_MS);
    const told: HistoryEvents = {
      type: 'AuditorAdmitted',
      data: { auditorId, until: until?.toISOString() ?? null },
    };
    await inTransaction(async (tx) => {
      await admissions.admit(tx, auditorId, until);
      await record(tx, admissionStream(auditorId), told, {
        at: now.toISOString(),
        actor: actorOf(administrator),
      });
    });
  };

export type OpenPerson = ReturnType<typeof openPerson>;
export type AdmitAuditor = ReturnType<typeof admitAuditor>;
