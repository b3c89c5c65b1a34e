import type {
  ServiceDayClosing,
  ServiceDayClosingForm,
} from '#src/contracts/booking/service-day-closing.ts';
import type { ResolveActorName } from '#src/event-log/conflict-attribution.ts';
import type { EventLog, RecordedEvent } from '#src/event-log/event-log.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Clock } from '#src/kernel/clock.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import { formatLongDate } from '#src/kernel/format-italian-date.ts';
import type { InTransaction, Sql } from '#src/kernel/transaction.ts';
import { message } from '#src/messages/message.ts';
import { currentServiceDay } from '#src/kernel/service-day.ts';
import {
  toServiceDayStream,
  type ServiceDayClosed,
} from '#src/contexts/booking/domain/service-day-closing.ts';
import type { PersonalDataStore } from '../ports.ts';
import type { CommandContext } from './execute-desk-command.ts';

export interface ServiceDayFacts {
  /** Counts the accepted parties of the date without a recorded arrival. */
  countWithoutMark(tx: Sql, date: string): Promise<number>;
  /** Returns null if the subject has no note, or if the note was erased. */
  findNote(tx: Sql, subjectId: string): Promise<string | null>;
}

type Deps = {
  readonly inTransaction: InTransaction;
  readonly eventLog: EventLog;
  readonly personalData: PersonalDataStore;
  readonly serviceDayFacts: ServiceDayFacts;
  readonly assertVersion: AssertVersion;
  readonly resolveActorName: ResolveActorName;
  readonly clock: Clock;
};

type History = readonly RecordedEvent<ServiceDayClosed>[];

const readHistory = ({ eventLog }: Deps, tx: Sql, date: string): Promise<History> =>
  eventLog.read<ServiceDayClosed>(tx, toServiceDayStream(date));

const findSubjectId = (history: History) =>
  history.findLast(({ subjectId }) => subjectId !== null)?.subjectId ?? null;

const loadClosing = async (deps: Deps, tx: Sql, date: string): Promise<ServiceDayClosing> => {
  const history = await readHistory(deps, tx, date);
  const last = history.at(-1);
  const subjectId = findSubjectId(history);
  return {
    date,
    closedAt: last?.at ?? null,
    closedBy: last ? await deps.resolveActorName(tx, last.actor) : null,
    withoutMark: last?.data.withoutMark ?? null,
    note: subjectId === null ? null : await deps.serviceDayFacts.findNote(tx, subjectId),
    version: history.length,
  };
};

/** Stores the note in one row of the vault per service day. A changed note overwrites the row. */
const storeNote = async (
  { personalData }: Deps,
  tx: Sql,
  history: History,
  note: string | null,
) => {
  const subjectId = findSubjectId(history);
  const changed = subjectId === null ? null : await personalData.update(tx, subjectId, { note });
  if (changed) return changed;
  return note === null ? undefined : personalData.insert(tx, { note });
};

export const readServiceDayClosing =
  (deps: Deps) =>
  (date: string): Promise<ServiceDayClosing> =>
    deps.inTransaction((tx) => loadClosing(deps, tx, date));

/**
 * Records that staff closed the service day, and stores the shift note. It changes no reservation.
 * The nightly job completes the parties that staff marked neither as arrived nor as no-show.
 *
 * @throws DomainError of kind `conflict` unless `date` is the present service day
 */
export const closeServiceDay =
  (deps: Deps) =>
  (
    date: string,
    { note }: ServiceDayClosingForm,
    { actor, expectedVersion }: CommandContext,
  ): Promise<ServiceDayClosing> =>
    deps.inTransaction(async (tx) => {
      if (date !== currentServiceDay(deps.clock))
        refuse({ kind: 'conflict', message: message('service_day_over') });
      const stream = toServiceDayStream(date);
      const history = await readHistory(deps, tx, date);
      await deps.assertVersion(tx, {
        stream,
        expectedVersion,
        currentVersion: String(history.length),
        thing: message('thing.service_day', { day: formatLongDate(date) }),
      });
      const withoutMark = await deps.serviceDayFacts.countWithoutMark(tx, date);
      const subject = await storeNote(deps, tx, history, note);
      const closed: ServiceDayClosed = {
        type: 'ServiceDayClosed',
        data: { date, withoutMark, hasNote: note !== null },
      };
      await deps.eventLog.append(tx, stream, history.length, [closed], {
        at: deps.clock.now().toISOString(),
        actor,
        ...(subject ? { subject } : {}),
      });
      return loadClosing(deps, tx, date);
    });

export type ReadServiceDayClosing = ReturnType<typeof readServiceDayClosing>;
export type CloseServiceDay = ReturnType<typeof closeServiceDay>;
