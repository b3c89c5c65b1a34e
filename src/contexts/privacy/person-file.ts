import type { ErasureReceipt, PersonAsked, PersonFile } from '../../contracts/privacy.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { RecordChange } from '../../event-log/record.ts';
import type { Clock, NewId } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import { referenceOf } from '../../kernel/reference.ts';
import type { InTransaction } from '../../kernel/transaction.ts';
import type { KnownMatter, People } from './people.ts';
import { erasureStream, openingStream, type ErasureReason, type PrivacyEvent } from './privacy-events.ts';

type Deps = {
  readonly inTransaction: InTransaction; readonly people: People; readonly record: RecordChange; readonly clock: Clock; readonly newId: NewId;
};

const subjectsOf = (matters: readonly KnownMatter[]) => matters.flatMap(({ subjects }) => subjects);

/** What is known of a person, to be handed over (GDPR, article 15). That staff opened it goes into the log. */
export const openPersonFile = ({ inTransaction, people, record, clock, newId }: Deps) => (person: PersonAsked, actor: Actor): Promise<PersonFile> =>
  inTransaction(async (tx) => {
    const matters = await people.mattersOf(tx, person);
    const reservations = matters.filter(({ kind }) => kind === 'reservation').map(({ id }) => id);
    const upcoming = await people.upcoming(tx, reservations, clock.today());
    const subjects = subjectsOf(matters);
    const opened: PrivacyEvent = { type: 'PersonalDataOpened', data: { subjects, purpose: 'request' } };
    if (subjects.length > 0) await record(tx, openingStream(newId()), opened, { at: clock.now().toISOString(), actor });
    return { matters: matters.map(({ subjects: _, ...matter }) => ({ ...matter, reference: referenceOf(matter.id) })), upcoming: upcoming.map(referenceOf) };
  });

/**
 * Erases a person (GDPR, article 17): the vault forgets, the log keeps its events and tells that something was erased.
 * The commitments in the events stay, and can no longer be opened.
 *
 * @throws DomainError not-found person_unknown
 */
export const erasePerson = ({ inTransaction, people, record, clock, newId }: Deps) => (person: PersonAsked, actor: Actor, reason: ErasureReason = 'request'): Promise<ErasureReceipt> =>
  inTransaction(async (tx) => {
    const matters = await people.mattersOf(tx, person);
    if (matters.length === 0) refuse({ kind: 'not-found', code: 'person_unknown', message: 'Nessun dato con questo telefono o indirizzo email' });
    const subjects = subjectsOf(matters);
    const erased = await people.erase(tx, subjects);
    const told: PrivacyEvent = { type: 'PersonalDataErased', data: { subjects, reason } };
    await record(tx, erasureStream(newId()), told, { at: clock.now().toISOString(), actor });
    return { matters: matters.length, erased };
  });

export type OpenPersonFile = ReturnType<typeof openPersonFile>;
export type ErasePerson = ReturnType<typeof erasePerson>;
