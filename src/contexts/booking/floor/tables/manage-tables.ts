import { isDeepStrictEqual } from 'node:util';
import {
  isMinimumWithinCapacity,
  type ChangedTable,
  type RemovalResult,
  type TableChange,
  type TableDraft,
  type TableView,
} from '#src/contracts/booking/table-management.ts';
import type { RoomView } from '#src/contracts/booking/rooms.ts';
import type { PlannedTable } from '#src/contracts/booking/floor-plan.ts';
import { refuse, refuseField } from '#src/kernel/domain-error.ts';
import { message } from '#src/messages/message.ts';
import type { Sql } from '#src/kernel/transaction.ts';
import { toTableStream, type TableEvent, type TableState } from '../floor-events.ts';
import type { CommandContext, FloorDeps } from '../floor-deps.ts';
import { mustRetire } from '../deletion-policy.ts';
import type { TableRepository } from './table-repository.ts';

type Deps = FloorDeps<TableRepository> & {
  /** Returns a repository for reads without a transaction. */
  readonly openTables: () => TableRepository;
  readonly listRooms: () => Promise<RoomView[]>;
};

const toDraft = ({
  name,
  floor,
  capacity,
  capacityMin,
  joinGroup,
  isActive,
  description,
  position,
  shape,
  translations,
}: TableView): TableDraft => ({
  name,
  floor,
  capacity,
  capacityMin,
  joinGroup,
  isActive,
  description,
  position,
  shape,
  translations,
});

const toTableState = ({
  name,
  floor,
  capacity,
  capacityMin,
  joinGroup,
  isActive,
  position,
  shape,
}: TableDraft): TableState => ({
  name,
  floor,
  capacity,
  capacityMin,
  joinGroup,
  isActive,
  position,
  shape,
});

const refuseUnknownTable = () =>
  refuse({ kind: 'not-found', message: message('table_unknown.floor') });

const assertNameIsFree = async (tables: TableRepository, name: string, except: string | null) => {
  if (!(await tables.isNameTaken(name, except))) return;
  const taken = message('table_name_taken', { name });
  refuse({ kind: 'conflict', message: taken, fields: { name: taken } });
};

const assertMinimumFits = (draft: TableDraft) => {
  if (!isMinimumWithinCapacity(draft))
    refuseField('capacityMin', message('minimum_above_capacity'), { code: 'invalid' });
};

const recordTableEvent = (
  { record, clock }: Deps,
  tx: Sql,
  id: string,
  event: TableEvent,
  { actor }: Pick<CommandContext, 'actor'>,
) => record(tx, toTableStream(id), event, { at: clock.now().toISOString(), actor });

const lockTable = async (
  deps: Deps,
  tx: Sql,
  tables: TableRepository,
  id: string,
  { expectedVersion }: CommandContext,
): Promise<TableView> => {
  await deps.lockAllDatesExclusive(tx);
  const table = (await tables.lock(id)) ?? refuseUnknownTable();
  await deps.assertVersion(tx, {
    stream: toTableStream(id),
    expectedVersion,
    currentVersion: table.updatedAt,
    thing: message('thing.table', { name: table.name }),
  });
  return table;
};

const addTable =
  (deps: Deps) =>
  (draft: TableDraft, context: CommandContext): Promise<TableView> =>
    deps.inTransaction(async (tx, tables) => {
      await deps.lockAllDatesExclusive(tx);
      await assertNameIsFree(tables, draft.name, null);
      const table = await tables.add(deps.newId(), draft);
      await recordTableEvent(
        deps,
        tx,
        table.id,
        { type: 'TableAdded', data: { table: toTableState(table) } },
        context,
      );
      return table;
    });

const changeTable =
  (deps: Deps) =>
  (id: string, change: TableChange, context: CommandContext): Promise<ChangedTable> =>
    deps.inTransaction(async (tx, tables) => {
      const before = await lockTable(deps, tx, tables, id, context);
      const draft: TableDraft = { ...toDraft(before), ...(change as Partial<TableDraft>) };
      assertMinimumFits(draft);
      await assertNameIsFree(tables, draft.name, id);
      const { upcoming } = await deps.upcoming.findByTableOrSlot(tx, 'table', id);
      const counts = {
        upcoming: upcoming.length,
        tooLarge: upcoming.filter(({ numberOfPeople }) => numberOfPeople > draft.capacity).length,
      };
      if (isDeepStrictEqual(draft, toDraft(before))) return { ...before, ...counts };
      const table = await tables.change(id, draft);
      await recordTableEvent(
        deps,
        tx,
        id,
        { type: 'TableChanged', data: { table: toTableState(table), was: toTableState(before) } },
        context,
      );
      return { ...table, ...counts };
    });

const removeTable =
  (deps: Deps) =>
  (id: string, context: CommandContext): Promise<RemovalResult> =>
    deps.inTransaction(async (tx, tables) => {
      const table = await lockTable(deps, tx, tables, id, context);
      const { upcoming, wasEverReserved } = await deps.upcoming.findByTableOrSlot(tx, 'table', id);
      const retired = mustRetire(
        { upcoming: upcoming.length, wasEverReserved },
        message('subject.table', { name: table.name }),
      );
      await (retired ? tables.retire(id) : tables.erase(id));
      await recordTableEvent(
        deps,
        tx,
        id,
        { type: retired ? 'TableRetired' : 'TableRemoved', data: { was: toTableState(table) } },
        context,
      );
      return { id, retired };
    });

const listTables = (deps: Deps) => async (): Promise<TableView[]> => {
  const [tables, rooms] = await Promise.all([deps.openTables().list(), deps.listRooms()]);
  return tables.map((table) => {
    const room = rooms.find(({ floor }) => floor === table.floor);
    if (!room) return table;
    const { seasonFrom, seasonTo, closedUntil } = room;
    return { ...table, room: { seasonFrom, seasonTo, closedUntil } };
  });
};

const readFloorPlan = (deps: Deps) => async (): Promise<PlannedTable[]> =>
  (await deps.openTables().list())
    .filter(({ isActive }) => isActive)
    .map(
      ({ id, name, floor, capacity, capacityMin, description, position, shape, translations }) => ({
        tableId: id,
        tableName: name,
        floor,
        capacity,
        capacityMin,
        description,
        position,
        shape,
        translations,
      }),
    );

/**
 * Use cases that manage tables. Each write blocks bookings until its transaction ends, because a
 * concurrent booking could use a table that it changes.
 */
export const createTableManagement = (deps: Deps) => ({
  list: listTables(deps),
  readFloorPlan: readFloorPlan(deps),
  add: addTable(deps),
  change: changeTable(deps),
  remove: removeTable(deps),
});

export type TableManagement = ReturnType<typeof createTableManagement>;
