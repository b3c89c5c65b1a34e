import type { CallerRole } from '#src/contracts/common/access-rights.ts';
import type { RevealedPersonalData } from '#src/contracts/history.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import type { AuditorAccessStore, HistoryRepository } from './ports.ts';
import {
  toAuditorAccessStream,
  type AuditorAccessEvent,
} from './auditor-access-and-operations-events.ts';

type Deps = {
  readonly inTransaction: InTransaction;
  readonly history: HistoryRepository;
  readonly auditorAccess: AuditorAccessStore;
  readonly record: RecordChange;
  readonly clock: Clock;
  readonly newId: NewId;
};

export type HistoryReader = { readonly id: string; readonly role: CallerRole };

const MINUTE_MS = 60_000;
const actorOf = ({ id }: { readonly id: string }): Actor => `staff:${id}`;

export const mayRevealPersonalData =
  ({ auditorAccess }: Pick<Deps, 'auditorAccess'>) =>
  async ({ id, role }: HistoryReader, tx?: Sql): Promise<boolean> =>
    role === 'administrator' || (await auditorAccess.findExpiry(id, tx)) !== null;

/**
 * Returns the personal data of a stream, and appends an event for each disclosure. Checks the
 * auditor's access in the same transaction.
 */
export const revealPersonalData =
  (deps: Deps) =>
  async (stream: string, reader: HistoryReader): Promise<RevealedPersonalData> =>
    deps.inTransaction(async (tx) => {
      if (!(await mayRevealPersonalData(deps)(reader, tx)))
        refuse({ kind: 'conflict', message: message('not_admitted') });
      const { subjects, data } = await deps.history.readPersonalData(tx, stream);
      if (subjects.length === 0) refuse({ kind: 'not-found', message: message('person_erased') });
      await deps.record(
        tx,
        `opening-${deps.newId()}`,
        { type: 'PersonalDataOpened', data: { subjects, purpose: 'history' } },
        { at: deps.clock.now().toISOString(), actor: actorOf(reader) },
      );
      return { data };
    });

export const grantAuditorAccess =
  ({ inTransaction, auditorAccess, record, clock }: Deps) =>
  async (auditorId: string, minutes: number, administrator: HistoryReader): Promise<void> => {
    if (!(await auditorAccess.listAuditors()).some(({ id }) => id === auditorId))
      refuse({ kind: 'not-found', message: message('auditor_unknown') });
    const now = clock.now();
    const until = minutes === 0 ? null : new Date(now.getTime() + minutes * MINUTE_MS);
    const told: AuditorAccessEvent = {
      type: 'AuditorAdmitted',
      data: { auditorId, until: until?.toISOString() ?? null },
    };
    await inTransaction(async (tx) => {
      await auditorAccess.setExpiry(tx, auditorId, until);
      await record(tx, toAuditorAccessStream(auditorId), told, {
        at: now.toISOString(),
        actor: actorOf(administrator),
      });
    });
  };

export type RevealPersonalData = ReturnType<typeof revealPersonalData>;
export type GrantAuditorAccess = ReturnType<typeof grantAuditorAccess>;
