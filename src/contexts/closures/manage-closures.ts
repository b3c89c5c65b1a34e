import { isDeepStrictEqual } from 'node:util';
import {
  type ClosureChange,
  type ClosureDraft,
  type ClosureView,
  type SavedClosure,
  type StrandedReservation,
} from '#src/contracts/closures.ts';
import type { Actor } from '#src/event-log/event-log.ts';
import type { RecordChange } from '#src/event-log/record-change.ts';
import type { AssertVersion } from '#src/event-log/optimistic-lock.ts';
import type { Clock, NewId } from '#src/kernel/clock.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { InTransactionWith, Sql } from '#src/kernel/transaction.ts';
import { toClosureStream, type ClosureEvent, type ClosureState } from './closure-events.ts';
import { formatClosureDay } from './format-closure-day.ts';
import { findStranded } from './closure-rules.ts';
import type { ClosureRow, ClosureValues, ClosureRepository } from './closure-repository.ts';

export type CommandContext = { readonly actor: Actor; readonly expectedVersion: string | null };

type Deps = {
  readonly inTransaction: InTransactionWith<ClosureRepository>;
  readonly clock: Clock;
  readonly record: RecordChange;
  readonly assertVersion: AssertVersion;
  readonly newId: NewId;
  /** Returns a repository for reads without a transaction. */
  readonly openClosures: () => ClosureRepository;
  readonly upcoming: (tx?: Sql) => Promise<readonly StrandedReservation[]>;
  /** Blocks bookings on this date until the transaction ends. Null blocks bookings on all dates. */
  readonly lockBookings: (tx: Sql, date: string | null) => Promise<void>;
};

const refuseUnknownClosure = () =>
  refuse({ kind: 'not-found', message: message('closure_unknown') });

const toClosureState = ({ date, weekday, service, active }: ClosureValues): ClosureState => ({
  date,
  weekday,
  service,
  active,
});
const toClosureValues = ({
  date,
  weekday,
  service,
  note,
  active,
}: ClosureValues): ClosureValues => ({
  date,
  weekday,
  service,
  note,
  active,
});

const toSavedClosure = (
  row: ClosureRow,
  upcoming: readonly StrandedReservation[],
): SavedClosure => {
  const affected = findStranded(row, upcoming);
  return { ...row, stranded: affected.length, affected };
};

const refuseDuplicate = async (
  closures: ClosureRepository,
  closure: ClosureValues,
  except: string | null,
) => {
  if (await closures.isTaken(closure, except))
    refuse({
      kind: 'conflict',
      message: message('closure_exists', { day: formatClosureDay(closure) }),
    });
};

const recordClosureEvent = (
  { record: write, clock }: Deps,
  tx: Sql,
  id: string,
  event: ClosureEvent,
  { actor }: CommandContext,
) => write(tx, toClosureStream(id), event, { at: clock.now().toISOString(), actor });

const addClosure =
  (deps: Deps) =>
  (draft: ClosureDraft, by: CommandContext): Promise<SavedClosure> =>
    deps.inTransaction(async (tx, closures) => {
      const closure: ClosureValues = {
        ...draft,
        date: draft.date ?? null,
        weekday: draft.weekday ?? null,
      };
      if (closure.date !== null && closure.date < deps.clock.today())
        refuseField('date', message('date_past'), { code: 'invalid' });
      await deps.lockBookings(tx, closure.date);
      await refuseDuplicate(closures, closure, null);
      const row = await closures.add(deps.newId(), closure);
      await recordClosureEvent(
        deps,
        tx,
        row.id,
        { type: 'ClosureAdded', data: { closure: toClosureState(row) } },
        by,
      );
      return toSavedClosure(row, await deps.upcoming(tx));
    });

/**
 * Locks and returns a closure. Locks all dates, because the change may move the closure to another
 * date.
 */
const lockClosure = async (
  deps: Deps,
  tx: Sql,
  closures: ClosureRepository,
  id: string,
  { expectedVersion: seen }: CommandContext,
): Promise<ClosureRow> => {
  await deps.lockBookings(tx, null);
  const row = (await closures.find(id)) ?? refuseUnknownClosure();
  await deps.assertVersion(tx, {
    stream: toClosureStream(id),
    expectedVersion: seen,
    currentVersion: row.updatedAt,
    thing: message('thing.closure', { day: formatClosureDay(row) }),
  });
  return row;
};

const mergeChange = (
  before: ClosureRow,
  { date, weekday, ...rest }: ClosureChange,
): ClosureValues => {
  const day = {
    date: date === undefined ? before.date : date,
    weekday: weekday === undefined ? before.weekday : weekday,
  };
  if (date !== null && date !== undefined) day.weekday = null;
  if (weekday !== null && weekday !== undefined) day.date = null;
  return { ...toClosureValues(before), ...(rest as Partial<ClosureValues>), ...day };
};

const changeClosure =
  (deps: Deps) =>
  (id: string, wanted: ClosureChange, by: CommandContext): Promise<SavedClosure> =>
    deps.inTransaction(async (tx, closures) => {
      const before = await lockClosure(deps, tx, closures, id, by);
      const closure = mergeChange(before, wanted);
      if (closure.date === null && closure.weekday === null)
        refuseField('date', message('date_or_weekday_required'), { code: 'invalid' });
      if (
        closure.date !== null &&
        closure.date !== before.date &&
        closure.date < deps.clock.today()
      )
        refuseField('date', message('date_past'), { code: 'invalid' });
      if (isDeepStrictEqual(closure, toClosureValues(before)))
        return toSavedClosure(before, await deps.upcoming(tx));
      await refuseDuplicate(closures, closure, id);
      const row = await closures.change(id, closure);
      await recordClosureEvent(
        deps,
        tx,
        id,
        {
          type: 'ClosureChanged',
          data: { closure: toClosureState(row), was: toClosureState(before) },
        },
        by,
      );
      return toSavedClosure(row, await deps.upcoming(tx));
    });

const removeClosure =
  (deps: Deps) =>
  (id: string, by: CommandContext): Promise<{ id: string }> =>
    deps.inTransaction(async (tx, closures) => {
      const before = await lockClosure(deps, tx, closures, id, by);
      await closures.remove(id);
      await recordClosureEvent(
        deps,
        tx,
        id,
        { type: 'ClosureRemoved', data: { was: toClosureState(before) } },
        by,
      );
      return { id };
    });

const listClosures =
  ({ openClosures, upcoming }: Deps) =>
  async (): Promise<ClosureView[]> => {
    const open = await upcoming();
    return (await openClosures().list()).map((row) => ({
      ...row,
      stranded: findStranded(row, open).length,
    }));
  };

const listStrandedReservations =
  ({ openClosures, upcoming }: Deps) =>
  async (id: string): Promise<StrandedReservation[]> =>
    findStranded((await openClosures().find(id)) ?? refuseUnknownClosure(), await upcoming());

/**
 * Creates the commands and queries for closures. A closure cancels no reservation, so `affected`
 * lists the reservations that staff must move or cancel (spec note 10).
 */
export const createClosureManagement = (deps: Deps) => ({
  list: listClosures(deps),
  stranded: listStrandedReservations(deps),
  add: addClosure(deps),
  change: changeClosure(deps),
  remove: removeClosure(deps),
});

export type ClosureManagement = ReturnType<typeof createClosureManagement>;
