import { isDeepStrictEqual } from 'node:util';
import {
  NEITHER,
  type ClosureChange,
  type ClosureDraft,
  type ClosureView,
  type SavedClosure,
  type StrandedReservation,
} from '../../contracts/closures.ts';
import type { Actor } from '../../event-log/event-log.ts';
import type { RecordChange } from '../../event-log/record.ts';
import type { RefuseUnseen } from '../../event-log/unseen.ts';
import type { Clock, NewId } from '../../kernel/clock.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { InTransaction, Sql } from '../../kernel/transaction.ts';
import { closureStream, type ClosureEvent, type ClosureState } from './closure-events.ts';
import { dayAndService } from './closure-words.ts';
import { strandedBy } from './closure.ts';
import type { ClosureRow, ClosureValues, Closures } from './closures.postgres.ts';

/** Who writes, and the mark of what they saw (null: they did not say). */
export type By = { readonly actor: Actor; readonly seen: string | null };

type Deps = {
  readonly inTransaction: InTransaction;
  readonly clock: Clock;
  readonly record: RecordChange;
  readonly refuseUnseen: RefuseUnseen;
  readonly newId: NewId;
  readonly closures: Closures;
  /** Answered by booking: pending and confirmed reservations to come, in order of turn. */
  readonly upcoming: (tx?: Sql) => Promise<readonly StrandedReservation[]>;
  /** Keeps bookings out until the transaction ends: of a date, or (null) of every one. */
  readonly keepOut: (tx: Sql, date: string | null) => Promise<void>;
};

const PAST = 'La data non può essere nel passato';

const invalid = (field: string, message: string) =>
  refuse({ kind: 'invalid', code: 'invalid', message, fields: { [field]: message } });
const unknown = () =>
  refuse({ kind: 'not-found', code: 'closure_unknown', message: 'Chiusura non trovata' });

const stateOf = ({ date, weekday, service, active }: ClosureValues): ClosureState => ({
  date,
  weekday,
  service,
  active,
});
const valuesOf = ({ date, weekday, service, note, active }: ClosureValues): ClosureValues => ({
  date,
  weekday,
  service,
  note,
  active,
});

const saved = (row: ClosureRow, upcoming: readonly StrandedReservation[]): SavedClosure => {
  const affected = strandedBy(row, upcoming);
  return { ...row, stranded: affected.length, affected };
};

const refuseTwin = async (
  { closures }: Deps,
  tx: Sql,
  closure: ClosureValues,
  except: string | null,
) => {
  if (await closures.isTaken(tx, closure, except))
    refuse({
      kind: 'conflict',
      code: 'closure_exists',
      message: `Esiste già una chiusura per ${dayAndService(closure)}.`,
    });
};

const record = (
  { record: write, clock }: Deps,
  tx: Sql,
  id: string,
  event: ClosureEvent,
  { actor }: By,
) => write(tx, closureStream(id), event, { at: clock.now().toISOString(), actor });

const add =
  (deps: Deps) =>
  (draft: ClosureDraft, by: By): Promise<SavedClosure> =>
    deps.inTransaction(async (tx) => {
      const closure: ClosureValues = {
        ...draft,
        date: draft.date ?? null,
        weekday: draft.weekday ?? null,
      };
      if (closure.date !== null && closure.date < deps.clock.today()) invalid('date', PAST);
      await deps.keepOut(tx, closure.date);
      await refuseTwin(deps, tx, closure, null);
      const row = await deps.closures.add(tx, deps.newId(), closure);
      await record(deps, tx, row.id, { type: 'ClosureAdded', data: { closure: stateOf(row) } }, by);
      return saved(row, await deps.upcoming(tx));
    });

/** Keeps everybody out, because the day may change too; then finds the closure as the caller saw it. */
const held = async (deps: Deps, tx: Sql, id: string, { seen }: By): Promise<ClosureRow> => {
  await deps.keepOut(tx, null);
  const row = (await deps.closures.find(id, tx)) ?? unknown();
  await deps.refuseUnseen(tx, {
    stream: closureStream(id),
    seen,
    now: row.updatedAt,
    thing: `la chiusura di ${dayAndService(row)}`,
  });
  return row;
};

/** A date takes the place of a weekday, and the other way round. */
const changed = (before: ClosureRow, { date, weekday, ...rest }: ClosureChange): ClosureValues => {
  const day = {
    date: date === undefined ? before.date : date,
    weekday: weekday === undefined ? before.weekday : weekday,
  };
  if (date !== null && date !== undefined) day.weekday = null;
  if (weekday !== null && weekday !== undefined) day.date = null;
  return { ...valuesOf(before), ...(rest as Partial<ClosureValues>), ...day };
};

/** The same values again change nothing and append nothing. */
const change =
  (deps: Deps) =>
  (id: string, wanted: ClosureChange, by: By): Promise<SavedClosure> =>
    deps.inTransaction(async (tx) => {
      const before = await held(deps, tx, id, by);
      const closure = changed(before, wanted);
      if (closure.date === null && closure.weekday === null) invalid('date', NEITHER);
      if (
        closure.date !== null &&
        closure.date !== before.date &&
        closure.date < deps.clock.today()
      )
        invalid('date', PAST);
      if (isDeepStrictEqual(closure, valuesOf(before)))
        return saved(before, await deps.upcoming(tx));
      await refuseTwin(deps, tx, closure, id);
      const row = await deps.closures.change(tx, id, closure);
      await record(
        deps,
        tx,
        id,
        { type: 'ClosureChanged', data: { closure: stateOf(row), was: stateOf(before) } },
        by,
      );
      return saved(row, await deps.upcoming(tx));
    });

const remove =
  (deps: Deps) =>
  (id: string, by: By): Promise<{ id: string }> =>
    deps.inTransaction(async (tx) => {
      const before = await held(deps, tx, id, by);
      await deps.closures.remove(tx, id);
      await record(deps, tx, id, { type: 'ClosureRemoved', data: { was: stateOf(before) } }, by);
      return { id };
    });

const list =
  ({ closures, upcoming }: Deps) =>
  async (): Promise<ClosureView[]> => {
    const open = await upcoming();
    return (await closures.list()).map((row) => ({
      ...row,
      stranded: strandedBy(row, open).length,
    }));
  };

const stranded =
  ({ closures, upcoming }: Deps) =>
  async (id: string): Promise<StrandedReservation[]> =>
    strandedBy((await closures.find(id)) ?? unknown(), await upcoming());

/**
 * Closures as staff keep them. A reservation that is admitted before a closure commits is in its `affected`; none is
 * admitted after. Nothing is cancelled silently (decision 10).
 *
 * @throws DomainError invalid; conflict closure_exists, changed_meanwhile; not-found closure_unknown
 */
export const keepClosures = (deps: Deps) => ({
  list: list(deps),
  stranded: stranded(deps),
  add: add(deps),
  change: change(deps),
  remove: remove(deps),
});

export type KeepClosures = ReturnType<typeof keepClosures>;
