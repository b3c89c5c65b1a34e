import { isDeepStrictEqual } from 'node:util';
import {
  MINIMUM_ABOVE_CAPACITY,
  isMinimumWithinCapacity,
  type ChangedTable,
  type RemovalResult,
  type TableChange,
  type TableDraft,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import { refuse } from '#src/kernel/domain-error.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toTableStream, type TableEvent, type TableState } from '../floor-events.ts';
import type { CommandContext, FloorDeps } from '../floor-deps.ts';
import { mustRetire } from '../deletion-policy.ts';
import type { TableRepository } from './table-repository.postgres.ts';

type Deps = FloorDeps & { readonly tables: TableRepository };

const toDraft = ({
  name,
  floor,
  capacity,
  capacityMin,
  isActive,
  description,
}: TableView): TableDraft => ({ name, floor, capacity, capacityMin, isActive, description });

const toTableState = ({
  name,
  floor,
  capacity,
  capacityMin,
  isActive,
}: TableDraft): TableState => ({
  name,
  floor,
  capacity,
  capacityMin,
  isActive,
});

/** The table with its article, as sentences name it. */
const formatTableObject = ({ name }: { name: string }) => `il tavolo «${name}»`;
const formatTableSubject = ({ name }: { name: string }) => `Il tavolo «${name}»`;

const refuseUnknownTable = () =>
  refuse({ kind: 'not-found', code: 'table_unknown', message: 'Tavolo non trovato' });

const assertNameIsFree = async ({ tables }: Deps, tx: Sql, name: string, except: string | null) => {
  if (!(await tables.isNameTaken(tx, name, except))) return;
  const message = `Esiste già un tavolo chiamato «${name}». Scegli un altro nome.`;
  refuse({ kind: 'conflict', code: 'table_name_taken', message, fields: { name: message } });
};

const assertMinimumFits = (draft: TableDraft) => {
  if (!isMinimumWithinCapacity(draft))
    refuse({
      kind: 'invalid',
      code: 'invalid',
      message: MINIMUM_ABOVE_CAPACITY,
      fields: { capacityMin: MINIMUM_ABOVE_CAPACITY },
    });
};

const recordTableEvent = (
  { record: write, clock }: Deps,
  tx: Sql,
  id: string,
  event: TableEvent,
  { actor }: Pick<CommandContext, 'actor'>,
) => write(tx, toTableStream(id), event, { at: clock.now().toISOString(), actor });

/** Keeps everybody out, then finds the table as the caller saw it. */
const lockTable = async (
  deps: Deps,
  tx: Sql,
  id: string,
  { expectedVersion: seen }: CommandContext,
): Promise<TableView> => {
  await deps.lockAllDatesExclusive(tx);
  const table = (await deps.tables.find(tx, id)) ?? refuseUnknownTable();
  await deps.assertVersion(tx, {
    stream: toTableStream(id),
    expectedVersion: seen,
    currentVersion: table.updatedAt,
    thing: formatTableObject(table),
  });
  return table;
};

const addTable =
  (deps: Deps) =>
  (draft: TableDraft, by: CommandContext): Promise<TableView> =>
    deps.inTransaction(async (tx) => {
      await deps.lockAllDatesExclusive(tx);
      await assertNameIsFree(deps, tx, draft.name, null);
      const table = await deps.tables.add(tx, deps.newId(), draft);
      await recordTableEvent(
        deps,
        tx,
        table.id,
        { type: 'TableAdded', data: { table: toTableState(table) } },
        by,
      );
      return table;
    });

/** The same values again change nothing and append nothing. */
const changeTable =
  (deps: Deps) =>
  (id: string, change: TableChange, by: CommandContext): Promise<ChangedTable> =>
    deps.inTransaction(async (tx) => {
      const before = await lockTable(deps, tx, id, by);
      const draft: TableDraft = { ...toDraft(before), ...(change as Partial<TableDraft>) };
      assertMinimumFits(draft);
      await assertNameIsFree(deps, tx, draft.name, id);
      const { upcoming } = await deps.upcoming.findByTableOrSlot(tx, 'table', id);
      const counts = {
        upcoming: upcoming.length,
        tooLarge: upcoming.filter(({ numberOfPeople }) => numberOfPeople > draft.capacity).length,
      };
      if (isDeepStrictEqual(draft, toDraft(before))) return { ...before, ...counts };
      const table = await deps.tables.change(tx, id, draft);
      await recordTableEvent(
        deps,
        tx,
        id,
        { type: 'TableChanged', data: { table: toTableState(table), was: toTableState(before) } },
        by,
      );
      return { ...table, ...counts };
    });

const removeTable =
  (deps: Deps) =>
  (id: string, by: CommandContext): Promise<RemovalResult> =>
    deps.inTransaction(async (tx) => {
      const table = await lockTable(deps, tx, id, by);
      const { upcoming, ever } = await deps.upcoming.findByTableOrSlot(tx, 'table', id);
      const retired = mustRetire(
        { upcoming: upcoming.length, wasEverReserved: ever },
        formatTableSubject(table),
      );
      await (retired ? deps.tables.retire(tx, id) : deps.tables.erase(tx, id));
      await recordTableEvent(
        deps,
        tx,
        id,
        { type: retired ? 'TableRetired' : 'TableRemoved', data: { was: toTableState(table) } },
        by,
      );
      return { id, retired };
    });

/**
 * Tables as staff keep them. Every write keeps bookings out until it commits, and appends one event.
 *
 * @throws DomainError conflict table_name_taken, changed_meanwhile, still_reserved; not-found table_unknown
 */
export const createTableManagement = (deps: Deps) => ({
  list: deps.tables.list,
  add: addTable(deps),
  change: changeTable(deps),
  remove: removeTable(deps),
});

export type TableManagement = ReturnType<typeof createTableManagement>;
