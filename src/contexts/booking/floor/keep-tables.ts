import { isDeepStrictEqual } from 'node:util';
import {
  MINIMUM_EXCEEDS,
  minimumFits,
  type ChangedTable,
  type Removal,
  type TableChange,
  type TableDraft,
  type TableView,
} from '../../../contracts/tables.ts';
import { refuse } from '../../../kernel/domain-error.ts';
import type { Sql } from '../../../kernel/transaction.ts';
import { tableStream, type TableEvent, type TableState } from './floor-events.ts';
import type { By, FloorDeps } from './floor-deps.ts';
import { retiresOrErases } from './removal.ts';
import type { Tables } from './tables.postgres.ts';

type Deps = FloorDeps & { readonly tables: Tables };

const draftOf = ({
  name,
  floor,
  capacity,
  capacityMin,
  isActive,
  description,
}: TableView): TableDraft => ({ name, floor, capacity, capacityMin, isActive, description });

const stateOf = ({ name, floor, capacity, capacityMin, isActive }: TableDraft): TableState => ({
  name,
  floor,
  capacity,
  capacityMin,
  isActive,
});

/** The table with its article, as sentences name it. */
const named = ({ name }: { name: string }) => `il tavolo «${name}»`;
const asSubject = ({ name }: { name: string }) => `Il tavolo «${name}»`;

const unknown = () =>
  refuse({ kind: 'not-found', code: 'table_unknown', message: 'Tavolo non trovato' });

const refuseTakenName = async ({ tables }: Deps, tx: Sql, name: string, except: string | null) => {
  if (!(await tables.isTaken(tx, name, except))) return;
  const message = `Esiste già un tavolo chiamato «${name}». Scegli un altro nome.`;
  refuse({ kind: 'conflict', code: 'table_name_taken', message, fields: { name: message } });
};

const refuseMinimumAbove = (draft: TableDraft) => {
  if (!minimumFits(draft))
    refuse({
      kind: 'invalid',
      code: 'invalid',
      message: MINIMUM_EXCEEDS,
      fields: { capacityMin: MINIMUM_EXCEEDS },
    });
};

const record = (
  { record: write, clock }: Deps,
  tx: Sql,
  id: string,
  event: TableEvent,
  { actor }: Pick<By, 'actor'>,
) => write(tx, tableStream(id), event, { at: clock.now().toISOString(), actor });

/** Keeps everybody out, then finds the table as the caller saw it. */
const held = async (deps: Deps, tx: Sql, id: string, { seen }: By): Promise<TableView> => {
  await deps.closeEveryServiceDay(tx);
  const table = (await deps.tables.find(tx, id)) ?? unknown();
  await deps.refuseUnseen(tx, {
    stream: tableStream(id),
    seen,
    now: table.updatedAt,
    thing: named(table),
  });
  return table;
};

const add =
  (deps: Deps) =>
  (draft: TableDraft, by: By): Promise<TableView> =>
    deps.inTransaction(async (tx) => {
      await deps.closeEveryServiceDay(tx);
      await refuseTakenName(deps, tx, draft.name, null);
      const table = await deps.tables.add(tx, deps.newId(), draft);
      await record(deps, tx, table.id, { type: 'TableAdded', data: { table: stateOf(table) } }, by);
      return table;
    });

/** The same values again change nothing and append nothing. */
const change =
  (deps: Deps) =>
  (id: string, change: TableChange, by: By): Promise<ChangedTable> =>
    deps.inTransaction(async (tx) => {
      const before = await held(deps, tx, id, by);
      const draft: TableDraft = { ...draftOf(before), ...(change as Partial<TableDraft>) };
      refuseMinimumAbove(draft);
      await refuseTakenName(deps, tx, draft.name, id);
      const { upcoming } = await deps.upcoming.of(tx, 'table', id);
      const counts = {
        upcoming: upcoming.length,
        tooLarge: upcoming.filter(({ numberOfPeople }) => numberOfPeople > draft.capacity).length,
      };
      if (isDeepStrictEqual(draft, draftOf(before))) return { ...before, ...counts };
      const table = await deps.tables.change(tx, id, draft);
      await record(
        deps,
        tx,
        id,
        { type: 'TableChanged', data: { table: stateOf(table), was: stateOf(before) } },
        by,
      );
      return { ...table, ...counts };
    });

const remove =
  (deps: Deps) =>
  (id: string, by: By): Promise<Removal> =>
    deps.inTransaction(async (tx) => {
      const table = await held(deps, tx, id, by);
      const { upcoming, ever } = await deps.upcoming.of(tx, 'table', id);
      const retired = retiresOrErases({ upcoming: upcoming.length, ever }, asSubject(table));
      await (retired ? deps.tables.retire(tx, id) : deps.tables.erase(tx, id));
      await record(
        deps,
        tx,
        id,
        { type: retired ? 'TableRetired' : 'TableRemoved', data: { was: stateOf(table) } },
        by,
      );
      return { id, retired };
    });

/**
 * Tables as staff keep them. Every write keeps bookings out until it commits, and appends one event.
 *
 * @throws DomainError conflict table_name_taken, changed_meanwhile, still_reserved; not-found table_unknown
 */
export const keepTables = (deps: Deps) => ({
  list: deps.tables.list,
  add: add(deps),
  change: change(deps),
  remove: remove(deps),
});

export type KeepTables = ReturnType<typeof keepTables>;
