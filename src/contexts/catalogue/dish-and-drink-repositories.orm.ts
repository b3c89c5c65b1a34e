import {
  LockMode,
  raw,
  type EntitySchema,
  type FilterQuery,
  type QueryOrderMap,
  type RequiredEntityData,
} from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Sql } from '#src/kernel/transaction.ts';
import { lockItemName } from './lock-item-name.postgres.ts';
import { writeSoldOut } from './write-sold-out.postgres.ts';
import type { CatalogueItem, ItemRepository } from './audited-crud.ts';
import { DishEntity } from './dish.entity.ts';
import { DrinkEntity } from './drink.entity.ts';
import { toDishView, toDrinkView } from './menu-item-views.orm.ts';

const createItemRepositoryFactory =
  <Row extends { id: string; name: string; price: string }, View extends CatalogueItem>(
    entity: EntitySchema<Row>,
    toViewOnDay: (row: Row, serviceDay: string) => View,
  ) =>
  (entityManager: EntityManager, tx: Sql, readServiceDay: () => string): ItemRepository<View> => {
    const toView = (row: Row) => toViewOnDay(row, readServiceDay());
    const byId = (id: string) => ({ id }) as FilterQuery<Row>;
    return {
      async lockRow(id) {
        const row = await entityManager.findOne(entity, byId(id), {
          lockMode: LockMode.PESSIMISTIC_WRITE,
        });
        return row && toView(row);
      },
      async lockRows(ids) {
        const rows = await entityManager.find(
          entity,
          { id: { $in: [...ids] } } as unknown as FilterQuery<Row>,
          { orderBy: { id: 'asc' } as QueryOrderMap<Row>, lockMode: LockMode.PESSIMISTIC_WRITE },
        );
        return rows.map(toView);
      },
      async findDuplicates(name) {
        await lockItemName(tx, entity.meta.tableName, name);
        const rows = await entityManager.find(entity, {
          [raw('lower(name)')]: raw('lower(?)', [name]),
        } as FilterQuery<Row>);
        return rows.map(toView);
      },
      async add(id, draft) {
        const row = entityManager.create(entity, {
          id,
          ...draft,
        } as unknown as RequiredEntityData<Row>);
        await entityManager.persist(row).flush();
        return toView(row);
      },
      async change(id, draft) {
        const row = await entityManager.findOneOrFail(entity, byId(id));
        Object.assign(row, draft);
        await entityManager.flush();
        return toView(row);
      },
      async changePrices(prices) {
        const ids = { id: { $in: [...prices.keys()] } } as unknown as FilterQuery<Row>;
        const rows = await entityManager.find(entity, ids);
        for (const row of rows) row.price = prices.get(row.id) ?? row.price;
        await entityManager.flush();
        return rows.map(toView);
      },
      setSoldOut: (id, serviceDay) => writeSoldOut(tx, entity.meta.tableName, { id, serviceDay }),
      async remove(id) {
        await entityManager.nativeDelete(entity, byId(id));
      },
    };
  };

export const createDishRepository = createItemRepositoryFactory(DishEntity, toDishView);
export const createDrinkRepository = createItemRepositoryFactory(DrinkEntity, toDrinkView);
