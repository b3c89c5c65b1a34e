import { LockMode, raw } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { TableDraft, TableView } from '#src/contracts/booking/table-management.ts';
import { TableBlockEntity } from './table-block.entity.ts';
import { TableEntity, type TableRow } from './table.entity.ts';
import type { TableRepository } from './table-repository.ts';

/**
 * Returns the position of a table, or null. A constraint of the database ensures that a table has
 * both coordinates or none.
 */
const toPosition = (x: TableRow['planX'], y: TableRow['planY']): TableView['position'] =>
  typeof x === 'number' && typeof y === 'number' ? { x, y } : null;

const toColumns = ({ position, ...draft }: TableDraft) => ({
  ...draft,
  planX: position?.x ?? null,
  planY: position?.y ?? null,
});

const toTableView = ({
  id,
  name,
  floor,
  capacity,
  capacityMin,
  joinGroup,
  isActive,
  description,
  planX,
  planY,
  shape,
  translations,
  createdAt,
  updatedAt,
}: TableRow): TableView => ({
  id,
  name,
  floor,
  capacity,
  capacityMin: capacityMin ?? null,
  joinGroup: joinGroup ?? null,
  isActive,
  description: description ?? null,
  position: toPosition(planX, planY),
  shape: shape ?? null,
  translations,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** Sorts numbers in names by value: «Sala 2» before «Sala 10». */
const createOrder = () => ({
  floor: 'asc' as const,
  [raw(`regexp_replace(name, '\\d+', '', 'g') collate "it-x-icu"`)]: 'asc' as const,
  [raw('length(name)')]: 'asc' as const,
  [raw('name collate "it-x-icu"')]: 'asc' as const,
  id: 'asc' as const,
});

export const createTableRepository = (entityManager: EntityManager): TableRepository => ({
  async list() {
    const filter = { retiredAt: null };
    const tables = await entityManager.find(TableEntity, filter, { orderBy: createOrder() });
    return tables.map(toTableView);
  },

  async lock(id) {
    const filter = { id, retiredAt: null };
    const options = { lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const table = await entityManager.findOne(TableEntity, filter, options);
    return table && toTableView(table);
  },

  async isNameTaken(name, except) {
    const others = except === null ? {} : { id: { $ne: except } };
    const sameName = { [raw('lower(name)')]: raw('lower(?)', [name]) };
    const filter = { ...sameName, ...others, retiredAt: null };
    return (await entityManager.count(TableEntity, filter)) > 0;
  },

  async add(id, draft) {
    const table = entityManager.create(TableEntity, { id, ...toColumns(draft) });
    await entityManager.persist(table).flush();
    return toTableView(table);
  },

  async change(id, draft) {
    const table = await entityManager.findOneOrFail(TableEntity, { id });
    entityManager.assign(table, toColumns(draft));
    await entityManager.flush();
    return toTableView(table);
  },

  async retire(id) {
    const table = await entityManager.findOneOrFail(TableEntity, { id });
    entityManager.assign(table, { isActive: false, retiredAt: new Date() });
    await entityManager.flush();
  },

  async erase(id) {
    await entityManager.nativeDelete(TableBlockEntity, { tableId: id });
    await entityManager.nativeDelete(TableEntity, { id });
  },
});
